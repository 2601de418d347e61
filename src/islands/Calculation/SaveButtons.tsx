import { curveCsv, type FileHead, fileName, type Part, valuesCsv } from '../../calculations/csv.ts';
import type { Curve } from '../../calculations/curve.ts';
import type { Calculation } from '../../calculations/definition.ts';
import { namedNumber } from '../../calculations/numberText.ts';
import { saveFile } from '../shared/saveFile.ts';
import { TranslatableText } from '../shared/TranslatableText.tsx';
import type { CalculationWords } from './calculationWords.ts';
import styles from './ResultActions.deferred.module.css';

interface SaveButtonsProps {
  calculation: Calculation;
  words: CalculationWords;
  /** The result of what is set, and of A. */
  part: Part;
  a: Part | null;
  /** What the page draws. */
  curve: Curve;
  /** The link that reproduces it. */
  link: string;
}

/** Takes the result along as files; an address in them is the link, so that they can be opened again. */
export function SaveButtons({ calculation, words, part, a, curve, link }: SaveButtonsProps) {
  const { content, labels } = words;
  const head = (): FileHead => ({
    title: content.name,
    date: new Date().toISOString().slice(0, 10),
    address: link,
  });
  const save = (suffix: string, text: string) => {
    const [first] = calculation.compared;
    const value = first && part.computed.values[first.output];
    const headline =
      first && typeof value === 'number'
        ? namedNumber(first.output, value, { locale: 'en', over: '', told: calculation.told })
        : '';
    saveFile(fileName(calculation.service, `${headline}${suffix}`, 'csv'), text);
  };
  const files = [
    [labels.saveCurve, () => save('', curveCsv(calculation, part, curve, head()))],
    [labels.saveValues, () => save(' values', valuesCsv(calculation, part, a, head()))],
  ] as const;
  return files.map(([label, onClick]) => (
    <button type="button" className={styles.way} key={label} onClick={onClick}>
      <TranslatableText className="link">{label}</TranslatableText>
    </button>
  ));
}

import type { RefObject } from 'react';
import {
  counted,
  curveCsv,
  type FileHead,
  fileName,
  type Part,
  valuesCsv,
} from '../../calculations/csv.ts';
import type { Curve } from '../../calculations/curve.ts';
import type { Calculation } from '../../calculations/definition.ts';
import type { Setting } from '../../calculations/input.ts';
import { namedNumber } from '../../calculations/numberText.ts';
import { rowNames } from '../../calculations/statement.ts';
import { type DrawingFile, drawingFile } from '../../plots/drawingFile.ts';
import { saveFile } from '../shared/saveFile.ts';
import { TranslatableText } from '../shared/TranslatableText.tsx';
import type { CalculationWords } from './calculationWords.ts';
import styles from './ResultActions.deferred.module.css';

type Result = Omit<Part, 'names'>;

interface Saved {
  part: Result;
  a: Result | null;
  curve: Curve;
}

interface SaveButtonsProps {
  calculation: Calculation;
  words: CalculationWords;
  /** The result of what is set and of A, and what the page draws; `null` until a worker has computed it. */
  saved: Saved | null;
  /** Where it is drawn. */
  figure: RefObject<HTMLDivElement | null>;
  /** What stands in the file of the drawing. */
  drawnText: () => Pick<DrawingFile, 'title' | 'sentence' | 'lines'>;
  /** The link that reproduces a setting. */
  linkOf: (setting: Setting) => string;
}

/** The drawing as it stands on the page, as XML. */
function shownDrawing(figure: HTMLDivElement | null) {
  const [svg] = figure?.getElementsByTagName('svg') ?? [];
  if (!svg) return null;
  const serializer = new XMLSerializer();
  const [, , width = 0, height = 0] = (svg.getAttribute('viewBox') ?? '').split(' ').map(Number);
  const elements = [...svg.childNodes].map((node) => serializer.serializeToString(node)).join('');
  return { elements, width, height };
}

/** Takes the result along as files; an address in them is the link, so that they can be opened again. */
export function SaveButtons({
  calculation,
  words,
  saved,
  figure,
  drawnText,
  linkOf,
}: SaveButtonsProps) {
  const { content, labels } = words;
  const save = (
    suffix: string,
    textOf: (drawn: Saved, head: FileHead) => string,
    extension = 'csv',
  ) => {
    if (!saved) return;
    const { part } = saved;
    const head = {
      title: content.name,
      date: new Date().toISOString().slice(0, 10),
      address: linkOf(part.setting),
    };
    const [first] = calculation.compared;
    const value = first && part.computed.values[first.output];
    const headline =
      first && typeof value === 'number'
        ? counted(
            namedNumber(first.output, value, { locale: 'en', over: '', told: calculation.told }),
            first.output,
          )
        : '';
    const text = textOf(saved, head);
    if (text) saveFile(fileName(calculation.service, `${headline}${suffix}`, extension), text);
  };
  const drawing = () => {
    const shown = shownDrawing(figure.current);
    return shown ? drawingFile({ ...shown, ...drawnText() }) : '';
  };
  const named = (result: Result): Part => ({
    ...result,
    names: rowNames(calculation, result.setting, content),
  });
  const files = [
    [
      labels.saveCurve,
      () => save('', ({ part, curve }, head) => curveCsv(calculation, named(part), curve, head)),
    ],
    [
      labels.saveValues,
      () =>
        save(' values', ({ part, a }, head) =>
          valuesCsv(calculation, named(part), a && named(a), head),
        ),
    ],
    [labels.saveDrawing, () => save('', drawing, 'svg')],
  ] as const;
  return files.map(([label, onClick]) => (
    <button
      type="button"
      className={styles.way}
      key={label}
      disabled={saved === null}
      onClick={onClick}
    >
      <TranslatableText className="link">{label}</TranslatableText>
    </button>
  ));
}

import type { ComponentProps, RefObject } from 'react';
import { queryOf } from '../../calculations/address.ts';
import type { Calculation, Computed } from '../../calculations/definition.ts';
import type { Setting } from '../../calculations/input.ts';
import { plainText } from '../../calculations/richText.ts';
import { joinSentences, type SpokenResult } from '../../calculations/statement.ts';
import { stripBreakMarks } from '../../lib/breaks.ts';
import { named } from '../../lib/joiners.ts';
import { fillText } from '../../lib/placeholders.ts';
import { saveFile } from '../shared/saveFile.ts';
import { TranslatableText } from '../shared/TranslatableText.tsx';
import calculationStyles from './Calculation.deferred.module.css';
import { CopyButton } from './CopyButton.tsx';
import type { CalculationWords } from './calculationWords.ts';
import { type ComparedRow, comparisonTexts } from './comparedRows.ts';
import { PrintedResult } from './PrintedResult.tsx';
import styles from './ResultActions.deferred.module.css';
import { SaveButtons } from './SaveButtons.tsx';
import { TakeValues } from './TakeValues.tsx';
import { valueTexts, whoseValues } from './valueTexts.ts';

interface SaidResult {
  readonly setting: Setting;
  readonly computed: Computed;
  readonly said: SpokenResult;
}

/** A button that saves a result as a file. */
export interface ResultFile {
  readonly label: string;
  /** `address` reproduces the result; `null`: there is nothing to save. */
  readonly make: (
    source: Pick<SaidResult, 'setting' | 'computed'> & { readonly address: string },
  ) => { readonly name: string; readonly text: string } | null;
}

interface ResultActionsProps {
  calculation: Calculation;
  setting: Setting;
  /** With what it is compared. */
  a: Setting | null;
  words: CalculationWords;
  address: string;
  /** The address of the contact form. */
  formPath: string;
  /** The result of what is set, which the page may not show yet. */
  reachAtOnce: () => SaidResult;
  files?: readonly ResultFile[] | undefined;
  /** The table of A and B; empty without A. */
  comparedAtOnce: () => readonly ComparedRow[];
  /** What is computed and drawn; `null` until a worker has done it. */
  saved: ComponentProps<typeof SaveButtons>['saved'];
  /** Where it is drawn. */
  figure: RefObject<HTMLDivElement | null>;
  /** What is set and said once a move rests. */
  onPaper: { setting: Setting; said: SpokenResult | null };
}

/** What to ask an engineer for, and the ways to take the result along. Print shows all values and the address. */
export function ResultActions({
  calculation,
  setting,
  a,
  words,
  address,
  formPath,
  reachAtOnce,
  comparedAtOnce,
  files = [],
  saved,
  figure,
  onPaper,
}: ResultActionsProps) {
  const { content, labels } = words;
  const linkOf = (each: Setting) => `${address}${queryOf(calculation, each, a)}#calculation`;
  // A text, because `fillText` makes a format for a number, and a move has no time for that.
  const version = fillText(labels.version, { version: String(calculation.version) });
  const plain = (lines: readonly string[]) => lines.map((line) => stripBreakMarks(plainText(line)));
  /** What stands in the file of a drawing. */
  const drawnText = () => {
    const { said } = reachAtOnce();
    const sentence = joinSentences([said.answer, ...said.warnings]);
    return {
      title: stripBreakMarks(content.name),
      sentence: plain([sentence]).join(''),
      lines: plain([
        content.name,
        sentence,
        '',
        ...valueTexts(calculation, setting, words),
        '',
        ...comparisonTexts(comparedAtOnce(), words),
        linkOf(setting),
        version,
      ]),
    };
  };
  const asText = () => {
    const { said } = reachAtOnce();
    return plain([
      content.name,
      said.answer,
      ...said.warnings,
      '',
      ...valueTexts(calculation, setting, words),
      '',
      ...said.values().map(([name, value]) => named(name, value)),
      '',
      ...comparisonTexts(comparedAtOnce(), words),
      linkOf(setting),
      version,
    ]).join('\n');
  };
  /** A line of the message: the result, with whose values, and where to see it. */
  const takenText = () => {
    const whose = whoseValues(calculation, setting, words);
    return stripBreakMarks(
      plainText(`${joinSentences([reachAtOnce().said.answer, whose])} ${linkOf(setting)}`),
    );
  };
  const save = ({ make }: ResultFile) => {
    const { computed } = reachAtOnce();
    const file = make({ setting, computed, address: linkOf(setting) });
    if (file) saveFile(file.name, file.text);
  };
  const copy = { copied: labels.copied, notCopied: labels.notCopied };
  return (
    <div className={styles.actions}>
      <TranslatableText as="h3" className="note">
        {labels.ask}
      </TranslatableText>
      <TranslatableText as="p" className="title">
        {content.ask}
      </TranslatableText>
      <div className={`${styles.take} ${calculationStyles.live}`}>
        <TakeValues
          labels={labels}
          service={calculation.service}
          text={takenText}
          formPath={formPath}
        />
      </div>
      <div className={`${styles.ways} ${calculationStyles.live}`}>
        <CopyButton label={labels.copyLink} text={() => linkOf(setting)} {...copy} />
        <CopyButton label={labels.copyText} text={asText} {...copy} />
        <SaveButtons {...{ calculation, words, saved, figure, drawnText, linkOf }} />
        {files.map((file) => (
          <button key={file.label} type="button" className={styles.way} onClick={() => save(file)}>
            <TranslatableText className="link">{file.label}</TranslatableText>
          </button>
        ))}
      </div>
      <PrintedResult
        title={labels.results}
        source={named(labels.address, `${linkOf(onPaper.setting)} (${version})`)}
        said={onPaper.said}
      />
    </div>
  );
}

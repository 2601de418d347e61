import { queryOf } from '../../calculations/first/address.ts';
import type { Definition, Setting } from '../../calculations/first/definition.ts';
import { joinSentences, type SpokenResult } from '../../calculations/first/statement.ts';
import { plainText } from '../../calculations/richText.ts';
import { stripBreakMarks } from '../../lib/breaks.ts';
import { named } from '../../lib/joiners.ts';
import { fillText } from '../../lib/placeholders.ts';
import { TranslatableText } from '../shared/TranslatableText.tsx';
import { CopyButton } from './CopyButton.tsx';
import type { CalculationWords } from './calculationWords.ts';
import { PrintedResult } from './PrintedResult.tsx';
import styles from './ResultActions.deferred.module.css';
import { TakeValues } from './TakeValues.tsx';
import { valueTexts, whoseValues } from './valueTexts.ts';

interface ResultActionsProps {
  definition: Definition;
  setting: Setting;
  words: CalculationWords;
  address: string;
  /** The address of the contact form. */
  formPath: string;
  isLive: boolean;
  /** The result of what is set, which the page may not show yet. */
  sayAtOnce: () => SpokenResult;
  /** What is set and said once a move rests. */
  onPaper: { setting: Setting; said: SpokenResult | null };
}

/** What to ask an engineer for, and the ways to take the result along. Print shows all values and the address. */
export function ResultActions({
  definition,
  setting,
  words,
  address,
  formPath,
  isLive,
  sayAtOnce,
  onPaper,
}: ResultActionsProps) {
  const { content, labels } = words;
  const linkOf = (each: Setting) => `${address}${queryOf(definition, each)}#calculation`;
  // A text, because `fillText` makes a format for a number, and a move has no time for that.
  const version = fillText(labels.version, { version: String(definition.version) });
  const asText = () => {
    const said = sayAtOnce();
    return [
      content.name,
      said.answer,
      ...said.warnings,
      '',
      ...valueTexts(definition, setting, words),
      '',
      ...said.values(),
      '',
      linkOf(setting),
      version,
    ]
      .map((line) => stripBreakMarks(plainText(line)))
      .join('\n');
  };
  /** A line of the message: the result, with whose values, and where to see it. */
  const takenText = () => {
    const whose = whoseValues(definition, setting, words);
    return stripBreakMarks(
      plainText(`${joinSentences([sayAtOnce().answer, whose])} ${linkOf(setting)}`),
    );
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
      <div className={styles.take}>
        {isLive && (
          <TakeValues
            labels={labels}
            service={definition.slug}
            text={takenText}
            formPath={formPath}
          />
        )}
      </div>
      <div className={styles.ways}>
        {isLive && <CopyButton label={labels.copyLink} text={() => linkOf(setting)} {...copy} />}
        {isLive && <CopyButton label={labels.copyText} text={asText} {...copy} />}
      </div>
      <PrintedResult
        title={labels.results}
        source={named(labels.address, `${linkOf(onPaper.setting)} (${version})`)}
        said={onPaper.said}
      />
    </div>
  );
}

import { answerKey, type Brief, takenEntries } from '../../../lib/brief/brief.ts';
import type { QuestionSet } from '../../../lib/brief/questionSets.ts';
import { named } from '../../../lib/joiners.ts';
import { localDigits } from '../../../lib/numerals.ts';
import { fillText } from '../../../lib/placeholders.ts';
import { TranslatableText } from '../../shared/TranslatableText.tsx';
import type { FormText } from '../formText.ts';
import styles from './TitleBlock.deferred.module.css';

interface TitleBlockProps {
  set: QuestionSet | undefined;
  brief: Brief;
  text: FormText;
  locale: string;
  /** Key of the question that is being answered. */
  current: string | null;
  onSave: () => void;
}

/** At the end of a calculation: a cell of two lines has room for its sentence only. */
const ADDRESS = /\s+https?:\S+$/;

/** The brief like the title block of a drawing. It begins with nothing: a cell appears with what it holds. */
export function TitleBlock({ set, brief, text, locale, current, onSave }: TitleBlockProps) {
  const { block, taken } = text.brief;
  const answered = (set?.questions ?? []).flatMap(({ id, label }, index) => {
    const key = answerKey(set?.service ?? '', id);
    const entry = brief.entries[key];
    if (!entry?.text.trim() || entry.isLeftOut) return [];
    return { key, label: `${index + 1} ${label}`, words: entry.text };
  });
  const along = takenEntries(brief.entries).filter(([, { isLeftOut }]) => !isLeftOut);
  if (answered.length + along.length === 0) return null;
  return (
    <>
      <TranslatableText as="p" className={styles.title}>
        {block}
      </TranslatableText>
      <dl className={styles.block}>
        {set && (
          <div className={styles.wide}>
            <TranslatableText as="dt">{text.topic}</TranslatableText>
            <TranslatableText as="dd" translate="no">
              {set.topic}
            </TranslatableText>
          </div>
        )}
        {answered.map(({ key, label, words }) => (
          <div key={key} data-current={key === current || undefined}>
            <TranslatableText as="dt">{localDigits(label, locale)}</TranslatableText>
            <TranslatableText as="dd" dir="auto">
              {words}
            </TranslatableText>
          </div>
        ))}
        {along.length > 0 && (
          <div className={styles.wide}>
            <TranslatableText as="dt">
              {named(taken, fillText('{count}', { count: along.length }, locale))}
            </TranslatableText>
            <TranslatableText as="dd" dir="auto">
              {along.map(([, entry]) => entry.text.replace(ADDRESS, '')).join(' · ')}
            </TranslatableText>
          </div>
        )}
      </dl>
      <TranslatableText
        as="button"
        className={`link ${styles.save}`}
        type="button"
        onClick={onSave}
      >
        {text.after.save}
      </TranslatableText>
    </>
  );
}

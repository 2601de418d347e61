import { answerKey, type Brief, takenEntries } from '../../../lib/brief/brief.ts';
import type { QuestionSet } from '../../../lib/brief/questionSets.ts';
import { named } from '../../../lib/joiners.ts';
import { fillText } from '../../../lib/placeholders.ts';
import { TranslatableText } from '../../shared/TranslatableText.tsx';
import type { FormText } from '../formText.ts';
import styles from './TitleBlock.deferred.module.css';

interface TitleBlockProps {
  set: QuestionSet;
  brief: Brief;
  text: FormText;
  locale: string;
  /** Key of the question that is being answered. */
  current: string | null;
  /** Id of the sentence that counts. */
  countId?: string | undefined;
  onSave: () => void;
}

/** At the end of a calculation: a cell of two lines has room for its sentence only. */
const ADDRESS = /\s+https?:\S+$/;

/** The brief like the title block of a drawing: cells that fill, and a sentence that counts. Nothing is required. */
export function TitleBlock({
  set,
  brief,
  text,
  locale,
  current,
  countId,
  onSave,
}: TitleBlockProps) {
  const { block, count, countOut, taken } = text.brief;
  const cells = set.questions.map(({ id, label }) => {
    const key = answerKey(set.service, id);
    return { key, label, entry: brief.entries[key] };
  });
  const number = (value: number) => fillText('{value}', { value }, locale);
  const out = cells.filter(({ entry }) => entry?.isLeftOut).length;
  const answered = cells.filter(({ entry }) => !entry?.isLeftOut && entry?.text.trim()).length;
  const along = takenEntries(brief.entries).filter(([, { isLeftOut }]) => !isLeftOut);
  return (
    <>
      <TranslatableText as="p" className={styles.title}>
        {block}
      </TranslatableText>
      <dl className={styles.block}>
        <div className={styles.wide}>
          <TranslatableText as="dt">{text.topic}</TranslatableText>
          <TranslatableText as="dd" translate="no">
            {set.topic}
          </TranslatableText>
        </div>
        {cells.map(({ key, label, entry }, index) => (
          <div key={key} data-out={entry?.isLeftOut} data-current={key === current || undefined}>
            <TranslatableText as="dt">{`${number(index + 1)} ${label}`}</TranslatableText>
            <TranslatableText as="dd" dir="auto">
              {entry?.isLeftOut ? '' : (entry?.text ?? '')}
            </TranslatableText>
          </div>
        ))}
        {along.length > 0 && (
          <div className={styles.wide}>
            <TranslatableText as="dt">{named(taken, number(along.length))}</TranslatableText>
            <TranslatableText as="dd" dir="auto">
              {along.map(([, entry]) => entry.text.replace(ADDRESS, '')).join(' · ')}
            </TranslatableText>
          </div>
        )}
      </dl>
      <p className={styles.foot}>
        <TranslatableText id={countId}>
          {fillText(out > 0 ? countOut : count, { answered, count: cells.length, out }, locale)}
        </TranslatableText>
        <TranslatableText
          as="button"
          className={`link ${styles.save}`}
          type="button"
          onClick={onSave}
        >
          {text.after.save}
        </TranslatableText>
      </p>
    </>
  );
}

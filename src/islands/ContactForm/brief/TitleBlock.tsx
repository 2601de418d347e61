import { answerKey, type Brief, takenEntries } from '../../../lib/brief/brief.ts';
import type { QuestionSet } from '../../../lib/brief/questionSets.ts';
import { fillText } from '../../../lib/placeholders.ts';
import { Text } from '../../shared/Text.tsx';
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
      <Text as="p" className={styles.title}>
        {block}
      </Text>
      <dl className={styles.block}>
        <div className={styles.wide}>
          <Text as="dt">{text.topic}</Text>
          <Text as="dd" translate="no">
            {set.topic}
          </Text>
        </div>
        {cells.map(({ key, label, entry }, index) => (
          <div key={key} data-out={entry?.isLeftOut} data-current={key === current || undefined}>
            <Text as="dt">{`${number(index + 1)} ${label}`}</Text>
            <Text as="dd" dir="auto">
              {entry?.isLeftOut ? '' : (entry?.text ?? '')}
            </Text>
          </div>
        ))}
        {along.length > 0 && (
          <div className={styles.wide}>
            <Text as="dt">{`${taken}: ${number(along.length)}`}</Text>
            <Text as="dd" dir="auto">
              {along.map(([, entry]) => entry.text).join(' · ')}
            </Text>
          </div>
        )}
      </dl>
      <p className={styles.foot}>
        <Text id={countId}>
          {fillText(out > 0 ? countOut : count, { answered, count: cells.length, out }, locale)}
        </Text>
        <Text as="button" className={`link ${styles.save}`} type="button" onClick={onSave}>
          {text.after.save}
        </Text>
      </p>
    </>
  );
}

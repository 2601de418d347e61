import { PROPOSAL_KEY, takenEntries } from '../../../lib/brief/brief.ts';
import { TranslatableText } from '../../shared/TranslatableText.tsx';
import type { FormText } from '../formText.ts';
import styles from './TakenAlong.deferred.module.css';
import type { BriefControls } from './useBrief.ts';

interface TakenAlongProps {
  id: string;
  brief: BriefControls;
  text: FormText['brief'];
  /** Saves the proposed time for a calendar. */
  onSaveTime: () => void;
}

/** Points, deliverables and calculations from other pages. Each is a line of the message that can be removed. */
export function TakenAlong({ id, brief, text, onSaveTime }: TakenAlongProps) {
  const taken = takenEntries(brief.brief.entries);
  if (taken.length === 0) return null;
  return (
    <section className={styles.taken} aria-labelledby={`${id}-taken`}>
      <TranslatableText as="h3" className={styles.title} id={`${id}-taken`}>
        {text.taken}
      </TranslatableText>
      <ul>
        {taken.map(([key, { label, text: words, isLeftOut }]) => (
          <li key={key} className={styles.item} data-out={isLeftOut}>
            <TranslatableText className={`note ${styles.label}`}>{label}</TranslatableText>
            <TranslatableText as="p" className={styles.words} dir="auto" id={`${id}-${key}`}>
              {words}
            </TranslatableText>
            {key === PROPOSAL_KEY && !isLeftOut && (
              <TranslatableText
                as="button"
                className={`link ${styles.calendar}`}
                type="button"
                onClick={onSaveTime}
              >
                {text.calendar}
              </TranslatableText>
            )}
            <button
              className={styles.remove}
              type="button"
              aria-describedby={`${id}-${key}`}
              onClick={() => (isLeftOut ? brief.putBack(key) : brief.leaveOut(key, label))}
            >
              <TranslatableText className="link">
                {isLeftOut ? text.putBack : text.remove}
              </TranslatableText>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

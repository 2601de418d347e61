import { TranslatableText } from '../shared/TranslatableText.tsx';
import styles from './ContactForm.deferred.module.css';
import type { FormText } from './formText.ts';
import type { DraftStatus } from './useDraft.ts';

interface DraftNoteProps {
  status: DraftStatus;
  text: Pick<FormText, 'draft' | 'draftElsewhere' | 'draftNotKept' | 'draftClear'>;
  onClear: () => void;
}

/** Beside Send: what this browser does with the draft, and the button that clears it. */
export function DraftNote({ status, text, onClear }: DraftNoteProps) {
  const news = { elsewhere: text.draftElsewhere, notKept: text.draftNotKept, kept: '', none: '' };
  return (
    <span className={styles.draft} data-shown={status !== 'none' || undefined}>
      <span role="status">
        {news[status] && <TranslatableText key={status}>{`${news[status]} `}</TranslatableText>}
      </span>
      {!news[status] && <TranslatableText>{`${text.draft} `}</TranslatableText>}
      <TranslatableText
        as="button"
        className={`link ${styles.clear}`}
        type="button"
        onClick={onClear}
      >
        {text.draftClear}
      </TranslatableText>
    </span>
  );
}

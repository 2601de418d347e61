import { TranslatableText } from '../shared/TranslatableText.tsx';
import styles from './ClearedNote.deferred.module.css';
import type { FormText } from './formText.ts';

interface OtherDraftNoteProps {
  text: Pick<FormText, 'draftOther' | 'draftShowOther' | 'draftDeleteOther'>;
  onShow: () => void;
  onDelete: () => void;
}

/** Two texts are kept for one field: the visitor chooses. */
export function OtherDraftNote({ text, onShow, onDelete }: OtherDraftNoteProps) {
  const button = { as: 'button', className: `link ${styles.undo}`, type: 'button' } as const;
  return (
    <div className={styles.note} role="status">
      <TranslatableText>{text.draftOther}</TranslatableText>
      <TranslatableText {...button} onClick={onShow}>
        {text.draftShowOther}
      </TranslatableText>
      <TranslatableText {...button} onClick={onDelete}>
        {text.draftDeleteOther}
      </TranslatableText>
    </div>
  );
}

import type { Ref } from 'react';
import { TranslatableText } from '../shared/TranslatableText.tsx';
import styles from './ClearedNote.deferred.module.css';

interface ClearedNoteProps {
  ref?: Ref<HTMLDivElement>;
  /** What has left the form. */
  text: string;
  undo: string;
  onUndo: () => void;
}

export function ClearedNote({ ref, text, undo, onUndo }: ClearedNoteProps) {
  return (
    <div className={styles.note} ref={ref} role="status" tabIndex={-1}>
      <TranslatableText>{text}</TranslatableText>
      <TranslatableText
        as="button"
        className={`link ${styles.undo}`}
        type="button"
        onClick={onUndo}
      >
        {undo}
      </TranslatableText>
    </div>
  );
}

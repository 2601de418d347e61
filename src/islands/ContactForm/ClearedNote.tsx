import type { Ref } from 'react';
import { TranslatableText } from '../shared/TranslatableText.tsx';
import styles from './ClearedNote.deferred.module.css';

interface ClearedNoteProps {
  ref?: Ref<HTMLDivElement>;
  /** What has left the form. */
  text: string;
  undo: string;
  onUndo: () => void;
  /** It stays while the visitor goes on writing. */
  isQuiet?: boolean;
}

export function ClearedNote({ ref, text, undo, onUndo, isQuiet }: ClearedNoteProps) {
  return (
    <div
      className={styles.note}
      data-quiet={isQuiet || undefined}
      ref={ref}
      role="status"
      tabIndex={-1}
    >
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

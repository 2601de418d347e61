import { TranslatableText } from '../shared/TranslatableText.tsx';
import type { CopyOutcome } from '../shared/useCopy.ts';
import type { FormText } from './formText.ts';
import styles from './SentPanel.deferred.module.css';

interface CopyStatusProps {
  text: FormText['after'];
  outcome: CopyOutcome | undefined;
  /** How often the button was pressed. */
  presses: number;
}

/** Says how copying went: a failure to everybody, since the button shows only that it has copied. */
export function CopyStatus({ text, outcome, presses }: CopyStatusProps) {
  return (
    <p className={outcome === 'failed' ? styles.status : 'visually-hidden'} role="status">
      {/* A new element for each press: words that stay the same would be announced only once. */}
      {outcome && (
        <TranslatableText key={presses}>
          {outcome === 'copied' ? text.copied : text.copyFailed}
        </TranslatableText>
      )}
    </p>
  );
}

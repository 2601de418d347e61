import { TranslatableText } from '../shared/TranslatableText.tsx';
import { useCopy } from '../shared/useCopy.ts';
import styles from './ResultActions.deferred.module.css';

/** How long a button says that it has copied. */
const CONFIRMATION_MS = 2000;

interface CopyButtonProps {
  label: string;
  copied: string;
  notCopied: string;
  /** Made when it is pressed: the address of the page belongs to it. */
  text: () => string;
}

export function CopyButton({ label, copied, notCopied, text }: CopyButtonProps) {
  const { copy, outcome } = useCopy(text, CONFIRMATION_MS);
  const shown = outcome === 'copied' ? copied : outcome === 'failed' ? notCopied : label;
  return (
    <button type="button" className={styles.way} onClick={copy}>
      <TranslatableText className="link" aria-live="polite">
        {shown}
      </TranslatableText>
    </button>
  );
}

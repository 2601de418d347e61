import { useEffect, useState } from 'react';
import { TranslatableText } from '../shared/TranslatableText.tsx';
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
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);
  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(null), CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = async () => {
    try {
      // Without HTTPS there is no clipboard at all.
      await navigator.clipboard.writeText(text());
      setOutcome('copied');
    } catch {
      setOutcome('failed');
    }
  };
  const shown = outcome === 'copied' ? copied : outcome === 'failed' ? notCopied : label;
  return (
    <button type="button" className={styles.way} onClick={copy}>
      <TranslatableText className="link" aria-live="polite">
        {shown}
      </TranslatableText>
    </button>
  );
}

import { useEffect, useRef, useState } from 'react';

export type CopyOutcome = 'copied' | 'failed';

/**
 * Copies a text, which is made when the button is pressed. Where the clipboard does not take it, the field that shows it
 * is selected instead. The outcome is forgotten after as many milliseconds, where a button says it in place of its label.
 */
export function useCopy(text: () => string, forgetAfterMs?: number) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [outcomes, setOutcomes] = useState<readonly CopyOutcome[]>([]);

  useEffect(() => {
    if (!forgetAfterMs || outcomes.length === 0) return;
    const timer = setTimeout(() => setOutcomes([]), forgetAfterMs);
    return () => clearTimeout(timer);
  }, [outcomes, forgetAfterMs]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text());
      setOutcomes((before) => [...before, 'copied']);
    } catch {
      // The clipboard is forbidden, or missing: it needs a secure context.
      field.current?.select();
      setOutcomes((before) => [...before, 'failed']);
    }
  };

  return { copy, field, outcome: outcomes.at(-1), presses: outcomes.length };
}

import { useRef, useState } from 'react';

export type CopyOutcome = 'copied' | 'failed';

/** Copies a text. Where the clipboard does not take it, the field that shows the message is selected instead. */
export function useCopy(text: string) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [outcomes, setOutcomes] = useState<readonly CopyOutcome[]>([]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcomes((before) => [...before, 'copied']);
    } catch {
      // The clipboard is forbidden, or missing: it needs a secure context.
      field.current?.select();
      setOutcomes((before) => [...before, 'failed']);
    }
  };

  return { copy, field, outcome: outcomes.at(-1), presses: outcomes.length };
}

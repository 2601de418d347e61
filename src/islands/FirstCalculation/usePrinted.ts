import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Setting } from '../../calculations/first/definition.ts';

/** Whether the browser has asked for paper with this setting: then nothing waits for a move to rest. */
export function usePrinted(setting: Setting): boolean {
  const [printed, setPrinted] = useState<Setting | null>(null);
  // At once: the page is printed when the event is over.
  const print = useEffectEvent(() => flushSync(() => setPrinted(setting)));
  useEffect(() => {
    addEventListener('beforeprint', print);
    return () => removeEventListener('beforeprint', print);
  }, []);
  return printed === setting;
}

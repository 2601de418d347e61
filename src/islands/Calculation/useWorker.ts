import { useCallback, useEffect, useRef, useState } from 'react';
import type { Computed } from '../../calculations/definition.ts';
import type { Setting } from '../../calculations/input.ts';

interface Answer {
  readonly setting: Setting;
  readonly computed: Computed;
}

/** What a worker of a calculation answers. */
export type WorkerAnswer = MessageEvent<Computed>;

/**
 * Asks a worker for the result of a setting; of those that come while it works only the last is asked for. `null`: there
 * is no worker, or it could not be loaded or threw, and the page computes itself.
 */
export function useWorker(
  start: (() => Worker) | undefined,
  onAnswer: (answer: Answer) => void,
): ((setting: Setting) => void) | null {
  const [hasFailed, setFailed] = useState(false);
  const running = useRef<Worker | null>(null);
  const asked = useRef<Setting | null>(null);
  const next = useRef<Setting | null>(null);
  useEffect(() => () => running.current?.terminate(), []);

  const ask = useCallback(
    (setting: Setting) => {
      if (!start) return;
      if (asked.current) {
        next.current = setting;
        return;
      }
      const worker = running.current ?? start();
      running.current = worker;
      asked.current = setting;
      worker.onerror = () => setFailed(true);
      worker.onmessage = ({ data }: WorkerAnswer) => {
        const answered = asked.current;
        asked.current = null;
        const later = next.current;
        next.current = null;
        if (later) ask(later);
        else if (answered) onAnswer({ setting: answered, computed: data });
      };
      worker.postMessage(setting);
    },
    [start, onAnswer],
  );
  return start && !hasFailed ? ask : null;
}

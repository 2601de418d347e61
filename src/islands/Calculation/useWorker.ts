import { useCallback, useEffect, useRef, useState } from 'react';
import type { Computed } from '../../calculations/definition.ts';
import type { Setting } from '../../calculations/input.ts';

interface Answer {
  readonly setting: Setting;
  readonly computed: Computed;
}

/** What a worker of a calculation answers. */
type WorkerAnswer = MessageEvent<Computed>;

interface Running {
  readonly worker: Worker;
  /** What it works at. */
  asked: Setting | null;
  /** What it is asked for afterwards. */
  next: Setting | null;
}

/**
 * Asks a worker for the result of a setting; of those that come while it works only the last is asked for, and what it has
 * computed for another is dropped. `null`: there is no worker, or it could not be loaded or threw, and the page computes
 * itself.
 */
export function useWorker(
  start: (() => Worker) | undefined,
  onAnswer: (answer: Answer) => void,
): ((setting: Setting) => void) | null {
  const [hasFailed, setFailed] = useState(false);
  const running = useRef<Running | null>(null);
  const stop = useCallback(() => {
    running.current?.worker.terminate();
    running.current = null;
  }, []);
  useEffect(() => stop, [stop]);

  const ask = useCallback(
    (setting: Setting) => {
      if (!start) return;
      const fail = () => {
        stop();
        setFailed(true);
      };
      const begin = (): Running | null => {
        try {
          const begun: Running = { worker: start(), asked: null, next: null };
          begun.worker.onerror = fail;
          begun.worker.onmessageerror = fail;
          begun.worker.onmessage = ({ data }: WorkerAnswer) => {
            const { asked, next } = begun;
            begun.asked = next;
            begun.next = null;
            if (next) begun.worker.postMessage(next);
            else if (asked) onAnswer({ setting: asked, computed: data });
          };
          return begun;
        } catch {
          // A browser may throw where a policy or a setting forbids workers.
          return null;
        }
      };
      const current = running.current ?? begin();
      running.current = current;
      if (!current) fail();
      else if (current.asked) current.next = setting;
      else {
        current.asked = setting;
        current.worker.postMessage(setting);
      }
    },
    [start, stop, onAnswer],
  );
  return start && !hasFailed ? ask : null;
}

import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Calculation, Computed } from '../../calculations/definition.ts';
import type { Setting } from '../../calculations/input.ts';
import { useWorker } from './useWorker.ts';

/** A result with its setting, so that nothing says the numbers of one among the values of another. */
export interface Result {
  readonly setting: Setting;
  /** `null` until the first long calculation is done: the page still shows what the server sent. */
  readonly computed: Computed | null;
}

/**
 * The result of what is set. A short calculation is done while rendering. A long one is done by a worker, so that no
 * task is long; until it answers the last result stays. `isUrgent`: paper cannot wait.
 */
export function useResult(
  calculation: Calculation,
  setting: Setting,
  isLive: boolean,
  isUrgent: boolean,
  worker: (() => Worker) | undefined,
): Result {
  // The server has drawn the setting of the first render.
  const [finished, setFinished] = useState<Result>({ setting, computed: null });
  const wanted = useRef(setting);
  // A setting may be taken back before its answer comes.
  const finish = useCallback((answer: Result) => {
    if (answer.setting === wanted.current) setFinished(answer);
  }, []);
  const ask = useWorker(worker, finish);
  const isFinished = finished.computed !== null && finished.setting === setting;
  const isLater = ask !== null && (isFinished || !isUrgent) && !import.meta.env.SSR;
  useEffect(() => {
    wanted.current = setting;
    if (isLater && isLive && !isFinished) ask(setting);
  }, [isLater, isLive, isFinished, ask, setting]);
  const atOnce = useMemo(
    () => (isLater ? null : { setting, computed: calculation.compute(setting) }),
    [isLater, calculation, setting],
  );
  return atOnce ?? finished;
}

import { useEffect, useMemo, useState } from 'react';
import type { Calculation } from '../../calculations/definition.ts';
import type { Setting } from '../../calculations/input.ts';
import type { Reached } from './comparedRows.ts';
import { useWorker } from './useWorker.ts';

/** The result of A, which stays the same while B is moved; `null` without A, or until a worker has computed it. */
export function useKeptResult(
  calculation: Calculation,
  a: Setting | null,
  isUrgent: boolean,
  worker: (() => Worker) | undefined,
): Reached | null {
  const [finished, setFinished] = useState<Reached | null>(null);
  const ask = useWorker(worker, setFinished);
  const isLater = ask !== null && !isUrgent;
  useEffect(() => {
    if (isLater && a) ask(a);
  }, [isLater, ask, a]);
  const atOnce = useMemo(
    () => (isLater || !a ? null : { setting: a, computed: calculation.compute(a) }),
    [isLater, calculation, a],
  );
  if (!a) return null;
  return atOnce ?? (finished?.setting === a ? finished : null);
}

import { useCallback, useEffect, useRef, useState } from 'react';
import type { Calculation, Computed } from '../../calculations/definition.ts';
import type { Setting } from '../../calculations/input.ts';
import {
  type Change,
  changeOf,
  type Ranking,
  ranked,
  stepsFrom,
} from '../../calculations/sensitivity.ts';
import { useWorker } from './useWorker.ts';

/** After the last change. */
const WAIT_MS = 300;
/** A slice of work between two of the browser's own. */
const SLICE_MS = 10;

export interface Sensitivity {
  readonly setting: Setting;
  readonly ranking: Ranking;
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** `null`: it was stopped. Without a result there is nothing that could change. */
async function measured(
  calculation: Calculation,
  setting: Setting,
  computeOf: (setting: Setting) => Computed | Promise<Computed>,
  isStopped: () => boolean,
): Promise<Ranking | null> {
  let end = performance.now() + SLICE_MS;
  const headlineOf = async (each: Setting) => {
    const computed = await computeOf(each);
    if (performance.now() > end) {
      await nextTask();
      end = performance.now() + SLICE_MS;
    }
    return calculation.headline.from(each, computed);
  };
  const now = await headlineOf(setting);
  const changes: Change[] = [];
  for (const steps of now === null ? [] : stepsFrom(calculation, setting)) {
    const low = steps.low && (await headlineOf(steps.low.setting));
    const high = steps.high && (await headlineOf(steps.high.setting));
    if (isStopped()) return null;
    changes.push(changeOf(steps, now ?? 0, low, high));
  }
  return ranked(changes);
}

/** What moves the result of a setting most, once a change rests and while somebody looks; before it, what did. */
export function useSensitivity(
  calculation: Calculation,
  setting: Setting,
  isShown: boolean,
  worker: (() => Worker) | undefined,
): Sensitivity | null {
  const [found, setFound] = useState<Sensitivity | null>(null);
  const answer = useRef<((computed: Computed) => void) | null>(null);
  const onAnswer = useCallback(
    ({ computed }: { computed: Computed }) => answer.current?.(computed),
    [],
  );
  const ask = useWorker(worker, onAnswer);
  useEffect(() => {
    if (!isShown) return;
    let isStopped = false;
    const computeOf = ask
      ? (each: Setting) =>
          new Promise<Computed>((resolve) => {
            answer.current = resolve;
            ask(each);
          })
      : calculation.compute;
    const timer = setTimeout(async () => {
      const ranking = await measured(calculation, setting, computeOf, () => isStopped);
      if (ranking && !isStopped) setFound({ setting, ranking });
    }, WAIT_MS);
    return () => {
      isStopped = true;
      clearTimeout(timer);
    };
  }, [calculation, setting, isShown, ask]);
  return found;
}

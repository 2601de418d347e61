import { useEffect, useMemo, useState } from 'react';
import type { Curve, Result } from '../../lib/calculations/calculation.ts';
import type { Definition, Setting } from '../../lib/calculations/definitions/definition.ts';

/** The part of a frame that one task may take; a phone is four times slower than what this was tried on. */
const SLICE_MS = 8;
/** A rule has come to rest. */
const DEBOUNCE_MS = 150;

interface LiveResult {
  /** `null` until the first long calculation is done: the page still shows what the server sent. */
  readonly result: Result | null;
  readonly curve: Curve | null;
}

/**
 * The result of what is set. A short calculation is done while rendering. A long one is sketched at once and done in
 * slices when the rule rests, so that no task is long; until then the last numbers stay.
 */
export function useResult(definition: Definition, setting: Setting, isLive: boolean): LiveResult {
  const { compute, steps, sketch } = definition;
  const [finished, setFinished] = useState<{ setting: Setting; result: Result } | null>(null);
  useEffect(() => {
    if (!steps || !isLive) return;
    const calculation = steps(setting);
    let timer = setTimeout(work, DEBOUNCE_MS);
    function work() {
      const end = performance.now() + SLICE_MS;
      do {
        const { done, value } = calculation.next();
        if (done) return setFinished({ setting, result: value });
      } while (performance.now() < end);
      timer = setTimeout(work);
    }
    return () => clearTimeout(timer);
  }, [steps, setting, isLive]);

  const short = useMemo(
    () => (steps && !import.meta.env.SSR ? null : compute(setting)),
    [steps, compute, setting],
  );
  const isCurrent = finished?.setting === setting;
  const sketched = useMemo(
    () => (sketch && finished && !isCurrent ? sketch(setting) : null),
    [sketch, finished, isCurrent, setting],
  );
  const result = short ?? finished?.result ?? null;
  return { result, curve: sketched ?? result?.curve ?? null };
}

import { useEffect, useMemo, useState } from 'react';
import type { Curve, Result } from '../../calculations/first/calculation.ts';
import type { Definition, Setting } from '../../calculations/first/definition.ts';

/** The part of a frame that one task may take; a phone is four times slower than what this was tried on. */
const SLICE_MS = 8;
/** A rule has come to rest. */
const DEBOUNCE_MS = 150;

/** A result with its setting, so that nothing says the numbers of one among the values of another. */
interface Computed {
  readonly setting: Setting;
  /** `null` until the first long calculation is done: the page still shows what the server sent. */
  readonly result: Result | null;
}

interface LiveResult {
  /** Of what is set, or of what was set before, as long as a long calculation is not done. */
  readonly computed: Computed;
  readonly curve: Curve | null;
}

/**
 * The result of what is set. A short calculation is done while rendering. A long one is sketched at once and done in
 * slices when the rule rests, so that no task is long; until then the last numbers stay. `isUrgent`: paper cannot wait.
 */
export function useResult(
  definition: Definition,
  setting: Setting,
  isLive: boolean,
  isUrgent = false,
): LiveResult {
  const { compute, steps, sketch } = definition;
  // The server has drawn the setting of the first render.
  const [finished, setFinished] = useState<Computed>({ setting, result: null });
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

  const isFinished = finished.result !== null && finished.setting === setting;
  const isLater = steps && !import.meta.env.SSR && (isFinished || !isUrgent);
  const atOnce = useMemo(
    () => (isLater ? null : { setting, result: compute(setting) }),
    [isLater, compute, setting],
  );
  const computed = atOnce ?? finished;
  const isSketched = sketch && computed.result !== null && computed.setting !== setting;
  const sketched = useMemo(
    () => (isSketched ? sketch(setting) : null),
    [isSketched, sketch, setting],
  );
  return { computed, curve: sketched ?? computed.result?.curve ?? null };
}

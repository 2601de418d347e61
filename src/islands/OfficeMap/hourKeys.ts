/** A pulled time stands on quarters of an hour, at which people meet. */
export const STEP_MIN = 15;
const PAGE_MIN = 60;
const DAY_MIN = 24 * 60;

const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: STEP_MIN,
  ArrowUp: STEP_MIN,
  ArrowLeft: -STEP_MIN,
  ArrowDown: -STEP_MIN,
  PageUp: PAGE_MIN,
  PageDown: -PAGE_MIN,
};

/**
 * Where a key of a slider leads from these minutes of the day: the next quarter of an hour in its direction, an hour, or
 * an end of the day; past midnight it goes on at the other end. Null where the key is none of a slider. The sun moves
 * west: there the arrows to the sides go where the sun goes.
 */
export function minutesAfterKey(key: string, minutes: number, isSun = false): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return DAY_MIN - STEP_MIN;
  const mirrored = isSun && (key === 'ArrowRight' || key === 'ArrowLeft') ? -1 : 1;
  const step = (STEPS[key] ?? 0) * mirrored;
  if (step === 0) return null;
  const rounded = (step > 0 ? Math.floor : Math.ceil)(minutes / STEP_MIN) * STEP_MIN;
  return (rounded + step + DAY_MIN) % DAY_MIN;
}

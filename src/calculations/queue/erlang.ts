/**
 * Erlang's formulas for workers behind one queue (M/M/c): Gross and Harris, "Fundamentals of Queueing Theory",
 * chapter 2. The load `a` is the mean number of busy workers.
 */

/** Erlang B, the share that is turned away where nobody may wait: from one worker fewer to c workers. */
export const nextBlocked = (blocked: number, a: number, c: number) =>
  (a * blocked) / (c + a * blocked);

/** Erlang C, the share that waits, from Erlang B. */
export const waitingFromBlocked = (blocked: number, a: number, c: number) =>
  blocked / (1 - (a / c) * (1 - blocked));

/** For a < c; the recurrence needs no factorials. */
export function shareWaiting(a: number, c: number): number {
  let blocked = 1;
  for (let workers = 1; workers <= c; workers += 1) blocked = nextBlocked(blocked, a, workers);
  return waitingFromBlocked(blocked, a, c);
}

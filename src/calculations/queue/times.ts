import { bisect } from '../bisection.ts';

/**
 * Waits and answers of one queue, all times in units of the mean service time. Exact for exponential service
 * (cv = 1, M/M/c); otherwise the wait is that of Allen and Cunneen, Lee and Longton, and the service time has a
 * fixed and an exponential part (cv < 1) or is one of two exponentials (cv > 1).
 */

/** The wait is longer than x for the share P e^(−θx) of the requests. */
export interface Wait {
  readonly share: number;
  readonly rate: number;
}

export const NO_WAIT: Wait = { share: 0, rate: 1 };

/** Below this deviation the service time counts as constant; the rate of its exponential part is its inverse. */
const LEAST_DEVIATION = 1e-9;

/** The mean wait in proportion to that of exponential service. */
export const waitFactor = (cv: number) => (1 + cv * cv) / 2;

export const waitTail = ({ share, rate }: Wait, x: number) => share * Math.exp(-rate * x);

/** The wait that all but the share `late` do not exceed. */
export const waitQuantile = ({ share, rate }: Wait, late: number) =>
  share <= late ? 0 : Math.log(share / late) / rate;

export interface Service {
  /** Every request takes at least this. */
  readonly fixed: number;
  /** The rest is one of these exponentials. */
  readonly kinds: readonly { readonly share: number; readonly rate: number }[];
}

export function serviceOf(cv: number): Service {
  if (cv < LEAST_DEVIATION) return { fixed: 1, kinds: [] };
  if (cv <= 1) return { fixed: 1 - cv, kinds: [{ share: 1, rate: 1 / cv }] };
  // Two exponentials with balanced means.
  const share = (1 + Math.sqrt((cv * cv - 1) / (cv * cv + 1))) / 2;
  return {
    fixed: 0,
    kinds: [
      { share, rate: 2 * share },
      { share: 1 - share, rate: 2 * (1 - share) },
    ],
  };
}

/** The share of requests whose exponential part of the service ends before y, and with the wait after y. */
function lateByWaiting(serviceRate: number, wait: Wait, y: number): number {
  const gap = Math.abs(serviceRate - wait.rate) * y;
  // (1 − e^−g)/g stands instead of a difference of exponentials, which would cancel where both rates are equal.
  const mean = gap === 0 ? 1 : -Math.expm1(-gap) / gap;
  return wait.share * serviceRate * y * Math.exp(-Math.min(serviceRate, wait.rate) * y) * mean;
}

/** The share of answers that take longer than x. */
export function answerTail(wait: Wait, { fixed, kinds }: Service, x: number): number {
  const y = x - fixed;
  if (y < 0) return 1;
  if (kinds.length === 0) return waitTail(wait, y);
  let sum = 0;
  for (const { share, rate } of kinds)
    sum += share * (Math.exp(-rate * y) + lateByWaiting(rate, wait, y));
  return sum;
}

/** No more than `late` of the service times are longer: as if all were of the slowest kind. */
const serviceBound = ({ fixed, kinds }: Service, late: number) =>
  kinds.length === 0 ? fixed : fixed - Math.log(late) / Math.min(...kinds.map(({ rate }) => rate));

/** The service time that all but the share `late` do not exceed. */
export function serviceQuantile(service: Service, late: number): number {
  const most = serviceBound(service, late);
  if (service.kinds.length < 2) return most;
  return bisect((x) => answerTail(NO_WAIT, service, x) > late, 0, most)[1];
}

/** The answer that all but the share `late` do not exceed. */
export function answerQuantile(
  wait: Wait,
  service: Service,
  late: number,
  halvings?: number,
): number {
  if (service.kinds.length === 0) return service.fixed + waitQuantile(wait, late);
  // Whoever takes longer than both together was late in one of them, and that is half of `late` each.
  const most = waitQuantile(wait, late / 2) + serviceBound(service, late / 2);
  return bisect((x) => answerTail(wait, service, x) > late, service.fixed, most, halvings)[1];
}

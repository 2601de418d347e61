import type { Upgraded } from '../definition.ts';

/** The variability of version 1 beyond which no deviation is offered. */
const LARGEST_VARIABILITY = 1.625;
const FIRST_TARGET_MS = '100';

/**
 * Version 1 had a variability v, half the sum of the squared deviations of arrivals and service, where there is a
 * deviation of the service now; its target was for the wait. Its key was that of the version, too: the second `v`, or the
 * only one beside `vari`, which followed it.
 */
export function upgrade(old: URLSearchParams): Upgraded {
  const query = new URLSearchParams(old);
  const [, second] = old.getAll('v');
  const asked = old.get('vari') ?? second;
  const notices: string[] = [];
  query.delete('vari');
  query.set('v', '2');
  query.set('of', '0');
  if (!query.has('target')) query.set('target', FIRST_TARGET_MS);
  const variability = Number(asked ?? Number.NaN);
  if (Number.isFinite(variability)) {
    const inside = Math.min(LARGEST_VARIABILITY, Math.max(0.5, variability));
    query.set('cv', String(Math.sqrt(2 * inside - 1)));
    notices.push('converted');
    if (variability > LARGEST_VARIABILITY) notices.push('clamped');
  }
  return { query, notices };
}

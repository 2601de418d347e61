import type { Encoding } from './snapshot.ts';

const PREFERENCE: readonly Encoding[] = ['br', 'gzip'];

/** The best stored encoding the client takes; `q=0` is a refusal. */
export function chooseEncoding(
  acceptEncoding: string | undefined,
  stored: Partial<Record<Encoding, unknown>>,
): Encoding {
  const accepted = new Set<string>();
  for (const part of (acceptEncoding ?? '').split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    const isRefused = parameters.some((parameter) => /^q\s*=\s*0(?:\.0*)?$/.test(parameter));
    if (!isRefused) accepted.add(name);
  }
  return PREFERENCE.find((name) => stored[name] && accepted.has(name)) ?? 'identity';
}

/** True when `If-None-Match` already holds this entity tag (RFC 9110 §13.1.2, weak comparison). */
export function isNotModified(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

export type Range = { start: number; end: number };

/**
 * The one range asked for: `undefined` to send the whole, `'unsatisfiable'` for a 416. Several ranges
 * at once are answered with the whole, as RFC 9110 §14.2 allows.
 */
export function parseRange(
  header: string | undefined,
  size: number,
): Range | 'unsatisfiable' | undefined {
  if (!header || !/^bytes=/i.test(header) || header.includes(',')) return undefined;
  const match = /^bytes=\s*(\d{0,15})-(\d{0,15})\s*$/i.exec(header);
  const [first = '', last = ''] = match?.slice(1) ?? [];
  if (first === '' && last === '') return 'unsatisfiable';
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start > end ? 'unsatisfiable' : { start, end };
}

/** A range is only valid for the very bytes it was begun with. */
export function rangeStillApplies(ifRange: string | string[] | undefined, etag: string): boolean {
  return ifRange === undefined || ifRange === etag;
}

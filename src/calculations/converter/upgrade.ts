import type { Upgraded } from '../definition.ts';

/** Version 1 had the same names, units and defaults; what it did not have, it did not count. */
export function upgrade(old: URLSearchParams): Upgraded {
  const query = new URLSearchParams(old);
  query.set('v', '2');
  return { query, notices: ['oldSame'] };
}

import type { Upgraded } from '../definition.ts';

/** Version 1 opened on the full rating without losses in the cell, and did not look at the voltage. */
const FIRST_DEFAULTS = { usable: '100', self: '0', peak: '0' };

/** The keys of version 1 mean the same today. */
export function upgrade(old: URLSearchParams): Upgraded {
  const query = new URLSearchParams(old);
  query.set('v', '2');
  for (const [key, value] of Object.entries(FIRST_DEFAULTS))
    if (!query.has(key)) query.set(key, value);
  return { query, notices: [] };
}

import type { Upgraded } from '../definition.ts';

/** The defaults of version 1, by their keys of today. */
const FIRST: Readonly<Record<string, string>> = {
  fc: '200',
  n: '2',
  tau: '131.49',
  tw: '12.42',
  fd: '20',
  tpath: '1000',
  tsu: '0',
  tunc: '0',
  k: '1',
  units: '1000000',
};

/** Keys of version 1 that have another name now: one loss of a stage, one number of synchronisers. */
const RENAMED: Readonly<Record<string, string>> = { tov: 'tpath', m: 'units' };

/** Version 1 counted changes of the input, too, and said MHz: the number stays. */
export function upgrade(old: URLSearchParams): Upgraded {
  const query = new URLSearchParams(FIRST);
  for (const [key, value] of old) query.set(RENAMED[key] ?? key, value);
  query.set('v', '2');
  const hasOldPair = !old.has('tau') || !old.has('tw');
  return { query, notices: ['oldLoss', ...(hasOldPair ? ['oldDefaults'] : [])] };
}

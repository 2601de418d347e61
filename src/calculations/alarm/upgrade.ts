import type { Upgraded } from '../definition.ts';
import { normalTail } from './normal.ts';

/** Separation and threshold of version 1, where a link left them out. */
const FIRST = { d: 3, t: 2 };

/** Version 1 had the distance of the two score curves and the threshold, where there are the two rates now. */
export function upgrade(old: URLSearchParams): Upgraded {
  const query = new URLSearchParams(old);
  const asked = (key: keyof typeof FIRST) => {
    const text = old.get(key)?.trim();
    const number = text ? Number(text) : Number.NaN;
    return Number.isFinite(number) ? number : FIRST[key];
  };
  const [d, t] = [asked('d'), asked('t')];
  query.delete('d');
  query.delete('t');
  query.set('v', '2');
  query.set('tpr', String(100 * normalTail(t - d)));
  query.set('fpr', String(100 * normalTail(t)));
  return { query, notices: ['converted'] };
}

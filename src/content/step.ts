/** How far the translations of one language are in step with the source (npm run languages). */
import { createHash } from 'node:crypto';
import { bare } from '../lib/breaks.ts';
import { placeholdersIn } from '../lib/placeholders.ts';
import type { TranslatedWord } from './words.ts';

export const KINDS = ['missing', 'stale', 'too long', 'placeholder', 'glossary'] as const;
export type Kind = (typeof KINDS)[number];

export interface Finding {
  kind: Kind;
  /** 'services/rtl-design.yaml: features[2].title' */
  place: string;
  detail: string;
}

/** By place, what the source said when the translation was made, as a short hash. */
export type Sources = Readonly<Record<string, string>>;

export interface Glossary {
  /** Written as they are in every language. */
  keep: readonly string[];
  /** Words that engineers of that country do not use, and what they say instead. */
  avoid: Readonly<Record<string, string>>;
}

export const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 8);

const excerpt = (text: string) => (text.length > 60 ? `${text.slice(0, 57)}…` : text);

const sorted = (names: readonly string[]) => [...names].sort().join(' ');

const isLetter = (sign: string | undefined) => sign !== undefined && /\p{L}/u.test(sign);

/** As a word of its own: "Uhr" stands not in "Uhrzeit". Scripts without spaces have no such edges. */
function holds(text: string, term: string): boolean {
  for (let at = text.indexOf(term); at >= 0; at = text.indexOf(term, at + 1)) {
    const isLatin = /^\p{Script=Latin}/u.test(term);
    if (!isLatin || !(isLetter(text[at - 1]) || isLetter(text[at + term.length]))) return true;
  }
  return false;
}

export function findingsOf(
  file: string,
  { path, text, max, translation }: TranslatedWord,
  { sources, glossary }: { sources: Sources; glossary: Glossary },
): Finding[] {
  const place = `${file}: ${path}`;
  if (translation === undefined) return [{ kind: 'missing', place, detail: excerpt(text) }];
  const found: Finding[] = [];
  if (sources[place] !== hashOf(text)) {
    found.push({ kind: 'stale', place, detail: `the source now says: ${excerpt(text)}` });
  }
  const { length } = bare(translation);
  if (max !== undefined && length > max) {
    found.push({ kind: 'too long', place, detail: `${length} characters of ${max}` });
  }
  if (sorted(placeholdersIn(text)) !== sorted(placeholdersIn(translation))) {
    const names = placeholdersIn(text).map((name) => `{${name}}`);
    found.push({
      kind: 'placeholder',
      place,
      detail: `expected ${names.join(', ') || 'no placeholder'}, found: ${excerpt(translation)}`,
    });
  }
  for (const term of glossary.keep) {
    if (holds(text, term) && !bare(translation).includes(term)) {
      found.push({ kind: 'glossary', place, detail: `"${term}" is kept as it is` });
    }
  }
  for (const [term, instead] of Object.entries(glossary.avoid)) {
    if (holds(bare(translation), term)) {
      found.push({ kind: 'glossary', place, detail: `"${instead}" instead of "${term}"` });
    }
  }
  return found;
}

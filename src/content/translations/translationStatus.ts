/** Whether the translations of one language are complete and up to date (npm run languages). */
import { createHash } from 'node:crypto';
import { stripBreakMarks } from '../../lib/breaks.ts';
import { fixedPlaceholdersIn, withLongestForms } from '../../lib/placeholders.ts';
import type { TranslatedWord } from './merge.ts';

export const KINDS = ['missing', 'stale', 'too long', 'placeholder', 'glossary'] as const;
type Kind = (typeof KINDS)[number];

export interface Finding {
  kind: Kind;
  /** 'services/rtl-design.yaml: features[2].title' */
  place: string;
  detail: string;
}

/** By place, a hash of the source text at the time of its translation. */
export type SourceHashes = Readonly<Record<string, string>>;

export interface Glossary {
  /** Terms that stay in English. */
  keep: readonly string[];
  /** Words that engineers of that country do not use, each with the word to use instead. */
  avoid: Readonly<Record<string, string>>;
}

export const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 8);

const excerpt = (text: string) => (text.length > 60 ? `${text.slice(0, 57)}…` : text);

const sorted = (names: readonly string[]) => [...names].sort().join(' ');

const isLetter = (sign: string | undefined) => sign !== undefined && /\p{L}/u.test(sign);

/** Latin terms match as whole words: "Uhr" does not match "Uhrzeit". Other scripts may have no spaces. */
function includesTerm(text: string, term: string): boolean {
  for (let at = text.indexOf(term); at >= 0; at = text.indexOf(term, at + 1)) {
    const isLatin = /^\p{Script=Latin}/u.test(term);
    if (!isLatin || !(isLetter(text[at - 1]) || isLetter(text[at + term.length]))) return true;
  }
  return false;
}

export function findingsOf(
  file: string,
  { path, text, max, translation, isMarkdown }: TranslatedWord,
  { sources, glossary }: { sources: SourceHashes; glossary: Glossary },
): Finding[] {
  const place = `${file}: ${path}`;
  if (translation === undefined) return [{ kind: 'missing', place, detail: excerpt(text) }];
  const found: Finding[] = [];
  if (sources[place] !== hashOf(text)) {
    const reason = sources[place] === undefined ? 'not accepted yet' : 'the source now says';
    found.push({ kind: 'stale', place, detail: `${reason}: ${excerpt(text)}` });
  }
  const { length } = withLongestForms(stripBreakMarks(translation));
  if (max !== undefined && length > max) {
    found.push({ kind: 'too long', place, detail: `${length} characters of ${max}` });
  }
  const isFixed = sorted(fixedPlaceholdersIn(text)) === sorted(fixedPlaceholdersIn(translation));
  if (!isMarkdown && !isFixed) {
    const names = fixedPlaceholdersIn(text).map((name) => `{${name}}`);
    found.push({
      kind: 'placeholder',
      place,
      detail: `expected ${names.join(', ') || 'no placeholder'}, found: ${excerpt(translation)}`,
    });
  }
  for (const term of glossary.keep) {
    if (includesTerm(text, term) && !stripBreakMarks(translation).includes(term)) {
      found.push({ kind: 'glossary', place, detail: `"${term}" is kept as it is` });
    }
  }
  for (const [term, instead] of Object.entries(glossary.avoid)) {
    if (includesTerm(stripBreakMarks(translation), term)) {
      found.push({ kind: 'glossary', place, detail: `"${instead}" instead of "${term}"` });
    }
  }
  return found;
}

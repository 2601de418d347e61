import type { Selector } from 'lightningcss';
import { rewriteCss } from './css.ts';

/** As `<html lang dir>` says. */
export interface Language {
  language: string;
  direction: string;
}

/**
 * Without the rules of parts that the page does not have: a bundler puts in the styles of all that a
 * kind of page may show. A CSS module stays or goes as a whole, so that pages of a kind still share
 * their styles. `foreign` are the short names of the modules that neither the page nor a script uses.
 */
export function ofParts(css: string, foreign: readonly string[]): string {
  const strangers = new Set(foreign);
  return onlySelectors(
    css,
    // Those inside :is() or :not() may be one of several, or what must not be.
    (selector) => !selector.some((part) => part.type === 'class' && strangers.has(part.name)),
    foreign,
  );
}

/** Without the rules for languages and directions that the page is not written in. */
export const ofLanguage = (css: string, language: Language): string =>
  onlySelectors(css, (selector) => isFor(language, selector));

const onlySelectors = (
  css: string,
  canMatch: (selector: Selector) => boolean,
  unusedSymbols: readonly string[] = [],
) =>
  rewriteCss(css, {
    unusedSymbols: [...unusedSymbols],
    visitor: { Selector: (selector) => (canMatch(selector) ? undefined : []) },
  });

/**
 * False for `:root:lang(ja) …` and `:root[dir=rtl] …` on a page that is neither, and for
 * `:root:not(:lang(ja)) …` on one that is Japanese.
 */
function isFor({ language, direction }: Language, [root, part]: Selector): boolean {
  if (root?.type !== 'pseudo-class' || root.kind !== 'root') return true;
  if (part?.type === 'attribute') return part.name !== 'dir' || part.operation?.value === direction;
  if (part?.type !== 'pseudo-class') return true;
  const isNot = part.kind === 'not';
  const asked = part.kind === 'not' ? part.selectors[0]?.[0] : part;
  if (asked?.type !== 'pseudo-class' || asked.kind !== 'lang') return true;
  return asked.languages.some((range) => isIn(language, range)) !== isNot;
}

const isIn = (language: string, range: string) =>
  language === range || language.startsWith(`${range}-`);

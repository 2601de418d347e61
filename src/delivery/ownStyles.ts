import type { Selector } from 'lightningcss';
import { rewriteCss } from './css.ts';

/** What decides which rules can ever apply to a page. */
export interface Surroundings {
  language: string;
  /** As in `<html dir>`. */
  direction: string;
  /** The short names of the CSS modules that neither the page nor a script uses. */
  foreign: readonly string[];
}

/**
 * Without the rules that nothing on the page can ask for: those of parts it does not have, and of
 * languages and directions it is not written in. A bundler puts in the styles of all that a kind of
 * page may show. A CSS module stays or goes as a whole, so that pages of a kind still share their styles.
 */
export function ownStyles(css: string, surroundings: Surroundings): string {
  const { foreign } = surroundings;
  const strangers = new Set(foreign);
  const canMatch = (selector: Selector) =>
    isFor(surroundings, selector) &&
    // Those inside :is() or :not() may be one of several, or what must not be.
    !selector.some((part) => part.type === 'class' && strangers.has(part.name));
  return rewriteCss(css, {
    unusedSymbols: [...foreign],
    visitor: { Selector: (selector) => (canMatch(selector) ? undefined : []) },
  });
}

/**
 * False for `:root:lang(ja) …` and `:root[dir=rtl] …` on a page that is neither, and for
 * `:root:not(:lang(ja)) …` on one that is Japanese.
 */
function isFor({ language, direction }: Surroundings, [root, part]: Selector): boolean {
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

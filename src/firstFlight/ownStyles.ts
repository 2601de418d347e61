import { HOLDS_RULES, selectors, statements } from './cssText.ts';

/** What decides which rules can ever apply to a page. */
export interface Surroundings {
  language: string;
  /** The short names of the CSS modules that neither the page nor a script uses. */
  foreign: ReadonlySet<string>;
}

const CLASS = /\.([\w-]+)/g;
const INNERMOST_BRACKETS = /\([^()]*\)/;
const OF_LANGUAGE = /^:root(:not\()?:lang\(([\w-]+)\)/;

/**
 * Without the rules that nothing on the page can ask for: those of parts it does not have, and of
 * languages it is not written in. A bundler puts in the styles of all that a kind of page may show. A
 * CSS module stays or goes as a whole, so that pages of a kind still share their styles.
 */
export function ownStyles(css: string, page: Surroundings): string {
  return statements(css)
    .map(({ prelude, body }) => {
      if (body === undefined) return prelude;
      if (HOLDS_RULES.test(prelude)) {
        const inner = ownStyles(body, page);
        return inner && `${prelude}{${inner}}`;
      }
      if (prelude.startsWith('@')) return `${prelude}{${body}}`;
      const own = selectors(prelude).filter((selector) => canMatch(selector, page));
      return own.length > 0 ? `${own.join(',')}{${body}}` : '';
    })
    .join('');
}

function canMatch(selector: string, page: Surroundings): boolean {
  const [, not, language = ''] = OF_LANGUAGE.exec(selector) ?? [];
  if (language && isIn(page.language, language) === Boolean(not)) return false;
  return [...outsideBrackets(selector).matchAll(CLASS)].every(
    ([, name = '']) => !page.foreign.has(name),
  );
}

/** What stands in brackets may be one of several, or what must not be: only the rest is required. */
function outsideBrackets(selector: string): string {
  const less = selector.replace(INNERMOST_BRACKETS, '');
  return less === selector ? less : outsideBrackets(less);
}

const isIn = (language: string, range: string) =>
  language === range || language.startsWith(`${range}-`);

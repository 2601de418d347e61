/** Reading minified CSS: as much of its grammar as src/firstFlight needs. */

/** At-rules whose block holds rules, not declarations. */
export const HOLDS_RULES = /^@(?:media|supports|container|layer)\b/;

export interface Statement {
  prelude: string;
  /** Missing in a statement without a block, such as `@layer reset,base;`. */
  body?: string;
}

export function statements(css: string): Statement[] {
  const found: Statement[] = [];
  let start = 0;
  while (start < css.length) {
    const open = css.indexOf('{', start);
    const semicolon = css.indexOf(';', start);
    if (open < 0 || (semicolon >= 0 && semicolon < open)) {
      const end = semicolon < 0 ? css.length : semicolon + 1;
      found.push({ prelude: css.slice(start, end) });
      start = end;
    } else {
      const close = closing(css, open);
      found.push({ prelude: css.slice(start, open).trim(), body: css.slice(open + 1, close) });
      start = close + 1;
    }
  }
  return found;
}

function closing(css: string, open: number): number {
  let depth = 0;
  for (let at = open; at < css.length; at += 1) {
    if (css[at] === '{') depth += 1;
    if (css[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error(`CSS with a brace that is never closed: ${css.slice(open, open + 60)}`);
}

/** `:is(a,b) c,d` is two. */
export const selectors = (list: string) => split(list, ',');

/** A nested rule at the end of a body is one of them. */
export const declarations = (body: string) => split(body, ';').filter(Boolean);

/** Split where the sign stands in no bracket and no quotes. */
function split(text: string, sign: ',' | ';'): string[] {
  const found: string[] = [];
  let depth = 0;
  let quote = '';
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    const here = text.charAt(at);
    if (quote) {
      if (here === quote) quote = '';
    } else if (here === '"' || here === "'") quote = here;
    else if ('([{'.includes(here)) depth += 1;
    else if (')]}'.includes(here)) depth -= 1;
    else if (here === sign && depth === 0) {
      found.push(text.slice(start, at));
      start = at + 1;
    }
  }
  return [...found, text.slice(start)];
}

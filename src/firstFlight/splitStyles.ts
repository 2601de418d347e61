/** What src/firstFlight/classNames.ts calls the classes of `*.later.module.css`, and those of the drawings. */
const LATER_CLASS = /\.(?:_[A-Z]|fig\b|f-)/;
const LATER_KEYFRAMES = /^@keyframes _[A-Z]/;
const HOLDS_RULES = /^@(?:media|supports|container|layer)\b/;

export interface Parts {
  first: string;
  later: string;
}

/**
 * Divides minified CSS into what the first view needs and what only later classes ask for. The order
 * is kept within both; a rule for classes of both kinds belongs to the first.
 */
export function splitStyles(css: string): Parts {
  const parts: Parts = { first: '', later: '' };
  for (const { prelude, body } of statements(css)) {
    if (body === undefined) {
      parts.first += prelude;
    } else if (HOLDS_RULES.test(prelude)) {
      const inner = splitStyles(body);
      if (inner.first) parts.first += `${prelude}{${inner.first}}`;
      if (inner.later) parts.later += `${prelude}{${inner.later}}`;
    } else {
      parts[isLater(prelude) ? 'later' : 'first'] += `${prelude}{${body}}`;
    }
  }
  return parts;
}

function isLater(prelude: string): boolean {
  if (prelude.startsWith('@')) return LATER_KEYFRAMES.test(prelude);
  return selectors(prelude).every((selector) => LATER_CLASS.test(selector));
}

/** Split at the commas that stand in no bracket: `:is(a,b) c,d` is two. */
function selectors(list: string): string[] {
  const found: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < list.length; at += 1) {
    const sign = list[at];
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (sign === ',' && depth === 0) {
      found.push(list.slice(start, at));
      start = at + 1;
    }
  }
  return [...found, list.slice(start)];
}

interface Statement {
  prelude: string;
  /** Missing in a statement without a block, such as `@layer reset,base;`. */
  body?: string;
}

function statements(css: string): Statement[] {
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

import { HOLDS_RULES, selectors, statements } from './cssText.ts';

/** What src/firstFlight/classNames.ts calls the classes of `*.later.module.css`, and those of the drawings. */
const LATER_CLASS = /\.(?:_[A-Z]|fig\b|f-|draw\b|d-)/;
const LATER_KEYFRAMES = /^@keyframes _[A-Z]/;

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

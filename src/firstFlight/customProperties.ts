import { declarations, HOLDS_RULES, statements } from './cssText.ts';
import { freeLetters } from './letters.ts';

/** `--name`, and not the `--caps` of a class `label--caps`. */
const NAME = /(?<![\w-])--[a-z][\w-]*/gi;
const READ = /var\(\s*(--[\w-]+)/g;

export const propertyNames = (text: string) => text.match(NAME) ?? [];

/**
 * Without the custom properties that are read neither in the CSS nor in the rest of the page: a kind of
 * page needs half of the tokens. `kept` are those that scripts know.
 */
export function readProperties(css: string, rest: string, kept: ReadonlySet<string>): string {
  const read = new Set([...`${css}${rest}`.matchAll(READ)].map(([, name = '']) => name));
  const less = withDeclarations(css, (declaration) => {
    const [name = ''] = /^--[\w-]+/.exec(declaration) ?? [];
    return !name || read.has(name) || kept.has(name);
  });
  // What only an unread property read is unread now.
  return less === css ? css : readProperties(less, rest, kept);
}

function withDeclarations(css: string, isWanted: (declaration: string) => boolean): string {
  return statements(css)
    .map(({ prelude, body }) => {
      if (body === undefined) return prelude;
      const inner = HOLDS_RULES.test(prelude)
        ? withDeclarations(body, isWanted)
        : declarations(body).filter(isWanted).join(';');
      return inner && `${prelude}{${inner}}`;
    })
    .join('');
}

/**
 * Short names, the shortest for the most used, for all custom properties in these styles but those that
 * scripts know by their name.
 */
export function shortProperties(
  styles: Iterable<string>,
  kept: ReadonlySet<string>,
): (css: string) => string {
  const uses = new Map<string, number>();
  for (const css of styles)
    for (const name of propertyNames(css)) uses.set(name, (uses.get(name) ?? 0) + 1);
  const byUse = [...uses].sort(([a, most], [b, more]) => more - most || (a < b ? -1 : 1));
  const free = freeLetters(new Set([...kept].map((name) => name.slice(2))));
  const short = new Map(
    byUse.filter(([name]) => !kept.has(name)).map(([name]) => [name, `--${free.next().value}`]),
  );
  return (css) => css.replace(NAME, (name) => short.get(name) ?? name);
}

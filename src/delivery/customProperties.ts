import type { CustomAtRules, Visitor } from 'lightningcss';
import { transformStyleAttribute } from 'lightningcss';
import { rewriteCss, visitCss } from './css.ts';
import { freeLetters } from './letters.ts';
import { memo } from './memo.ts';

export interface Mentions {
  declared: Set<string>;
  /** By `var()`, a style query, a transition: by anything that is no declaration. */
  read: Set<string>;
  /** How often each is named. */
  times: Map<string, number>;
}

/** Which custom properties CSS names, and how. */
export const mentionsIn = memo((css: string): Mentions => {
  const times = new Map<string, number>();
  const declarations = new Map<string, number>();
  visitCss(css, {
    DashedIdent: (name) => count(times, name),
    Rule: { property: ({ value }) => count(declarations, value.name) },
    Declaration: {
      // Properties that the parser does not know come here too.
      custom: ({ name }) => (name.startsWith('--') ? count(declarations, name) : undefined),
    },
  });
  const read = [...times].filter(([name, all]) => all > (declarations.get(name) ?? 0));
  return {
    declared: new Set(declarations.keys()),
    read: new Set(read.map(([name]) => name)),
    times,
  };
});

/** Those that an attribute such as `fill="var(--line)"` reads. */
export function readByAttribute(name: string, value: string): string[] {
  const read: string[] = [];
  const visitor: Visitor<CustomAtRules> = {
    Variable: ({ name: { ident } }) => void read.push(ident),
  };
  transformStyleAttribute({ filename: name, code: Buffer.from(`${name}:${value}`), visitor });
  return read;
}

/**
 * Without the custom properties that are read neither in the CSS nor elsewhere: a kind of page needs half
 * of the tokens.
 */
export function readProperties(css: string, readElsewhere: ReadonlySet<string>): string {
  const { declared, read } = mentionsIn(css);
  const unread = [...declared].filter((name) => !read.has(name) && !readElsewhere.has(name));
  if (unread.length === 0) return css;
  // What only an unread property read is unread now.
  return readProperties(rewriteCss(css, { unusedSymbols: unread }), readElsewhere);
}

/** Without the declarations of custom properties other than these. */
export const onlyDeclaring = (css: string, names: ReadonlySet<string>): string =>
  rewriteCss(css, {
    unusedSymbols: [...mentionsIn(css).declared].filter((name) => !names.has(name)),
  });

/** Nothing but the declarations of these custom properties, in the rules that they stand in. */
export function onlyProperties(css: string, names: ReadonlySet<string>): string {
  const none = () => [];
  return rewriteCss(css, {
    visitor: {
      Rule: {
        'font-face': none,
        keyframes: none,
        'layer-statement': none,
        'view-transition': none,
      },
      Declaration: (declaration) =>
        declaration.property === 'custom' && names.has(declaration.value.name) ? undefined : [],
    },
  });
}

/**
 * Short names, the shortest for the most used, for all custom properties in these styles but those that
 * are known elsewhere by their name.
 */
export function shortProperties(
  styles: Iterable<string>,
  kept: ReadonlySet<string>,
): (css: string) => string {
  const uses = new Map<string, number>();
  for (const css of styles)
    for (const [name, times] of mentionsIn(css).times) count(uses, name, times);
  const byUse = [...uses].sort(([a, most], [b, more]) => more - most || (a < b ? -1 : 1));
  const free = freeLetters(new Set([...kept].map((name) => name.slice(2))));
  const short = new Map(
    byUse.filter(([name]) => !kept.has(name)).map(([name]) => [name, `--${free.next().value}`]),
  );
  return (css) => rewriteCss(css, { visitor: { DashedIdent: (name) => short.get(name) ?? name } });
}

function count(counts: Map<string, number>, name: string, times = 1): undefined {
  counts.set(name, (counts.get(name) ?? 0) + times);
}

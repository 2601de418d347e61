import { readFileSync } from 'node:fs';
import type { CustomAtRules, Visitor } from 'lightningcss';

const TOKEN = /(--space-\d+): ([\d.]+)rem;/g;

/** The distances of tokens.css in rem, by the names of their tokens. */
export const spaceTokens: ReadonlyMap<string, number> = new Map(
  [...readFileSync(new URL('tokens.css', import.meta.url), 'utf8').matchAll(TOKEN)].map(
    ([, name = '', rem]) => [name, Number(rem)],
  ),
);

/**
 * Writes distances in place of their tokens. They are the same in every theme, language and window, so a custom property
 * has no use in the browser, and 600 of them would take a page over its budget (tests/build/weight.test.ts).
 */
export const inlineSpaceTokens: Visitor<CustomAtRules> = {
  Variable({ name: { ident } }) {
    const value = spaceTokens.get(ident);
    return value === undefined ? undefined : { type: 'length', value: { unit: 'rem', value } };
  },
  Declaration: {
    custom: ({ name }) => (spaceTokens.has(name) ? [] : undefined),
  },
};

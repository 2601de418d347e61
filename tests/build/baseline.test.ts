import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'lightningcss';
import { describe, expect, test } from 'vitest';
import { elementsOf, textOf } from '../support/markup.ts';
import { dist, pages } from './support/built.ts';

/** Functions that the oldest browsers of package.json do not know. */
const TOO_NEW = ['light-dark', 'contrast-color', 'if', 'random', 'sibling-index', 'attr'];

interface Found {
  nested: number;
  functions: string[];
}

function lookInto(css: string): Found {
  const found: Found = { nested: 0, functions: [] };
  transform({
    filename: 'built.css',
    code: Buffer.from(css),
    visitor: {
      Rule: {
        style: ({ value }) => {
          if (value.rules && value.rules.length > 0) found.nested += 1;
          return undefined;
        },
      },
      Function: ({ name, arguments: given }) => {
        // The text of an attribute, as `content`, is old; with a type or a fallback it is new.
        if (name !== 'attr' || given.length > 1) found.functions.push(name);
        return undefined;
      },
      Color: (colour) => {
        if (typeof colour === 'object' && colour.type === 'light-dark')
          found.functions.push('light-dark');
        return undefined;
      },
    },
  });
  return found;
}

const sheets = [
  ...pages.flatMap(({ path, html }) => {
    const styles = elementsOf(html).filter(({ tagName }) => tagName === 'style');
    return styles.map((style, index) => ({ name: `${path} ${index + 1}`, css: textOf(style) }));
  }),
  ...globSync('_astro/*.css', { cwd: dist }).map((name) => ({
    name,
    css: readFileSync(join(dist, name), 'utf8'),
  })),
];

describe('the oldest browsers of package.json can read the styles', () => {
  test.each(sheets)('$name', ({ css }) => {
    const { nested, functions } = lookInto(css);
    expect(nested).toBe(0);
    expect(functions.filter((name) => TOO_NEW.includes(name))).toEqual([]);
  });

  test('what is too new would be found', () => {
    expect(lookInto('a{b{color:red}}').nested).toBe(1);
    expect(lookInto('a{color:light-dark(red,blue)}').functions).toContain('light-dark');
    expect(lookInto('a{--x:light-dark(red,blue)}').functions).toContain('light-dark');
    expect(lookInto('a{width:attr(data-x px)}').functions).toContain('attr');
    expect(lookInto('a::after{content:attr(data-x) " x"}').functions).toEqual([]);
  });
});

import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { filesOf } from './sources.ts';

const IMPORT = /import (\w+) from '([^']+\.module\.css)'/g;

const classesIn = (sheet: string) =>
  new Set([...readFileSync(sheet, 'utf8').matchAll(/\.([a-z]\w*)/gi)].map(([, name]) => name));

/** Names of a style sheet in a component that the style sheet does not have. */
function missingIn(file: string): string[] {
  const code = readFileSync(file, 'utf8');
  return [...code.matchAll(IMPORT)].flatMap(([statement, styles = '', path = '']) => {
    const classes = classesIn(join(dirname(file), path));
    const used = code.replace(statement, '').matchAll(new RegExp(`\\b${styles}\\.(\\w+)`, 'g'));
    return [...used].filter(([, name]) => !classes.has(name)).map(([use]) => `${file}: ${use}`);
  });
}

test('every class that a component takes from a style sheet is there', () => {
  const components = filesOf('src/**/*.{tsx,astro}');
  expect(components.length).toBeGreaterThan(50);
  expect(components.flatMap(missingIn)).toEqual([]);
});

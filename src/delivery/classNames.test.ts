import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { shortNames } from './classNames.ts';

const root = join(import.meta.dirname, '../..');
const header = join(root, 'src/islands/Header/Header.module.css');
const footer = join(root, 'src/components/Footer.later.module.css');

test('the same class has the same short name each time, and no two share one', () => {
  const nameOf = shortNames(root);
  expect(nameOf('header', header)).toMatch(/^_[a-z]{1,3}$/);
  expect(nameOf('header', header)).toBe(shortNames(root)('header', `${header}?used`));
  const css = readFileSync(header, 'utf8');
  const classes = new Set([...css.matchAll(/\.([a-z]\w*)/gi)].map(([, name = '']) => name));
  expect(classes.size).toBeGreaterThan(10);
  expect(new Set([...classes].map((name) => nameOf(name, header))).size).toBe(classes.size);
});

test('capitals mark what is styled below the first view', () => {
  expect(shortNames(root)('footer', footer)).toMatch(/^_[A-Z]{1,3}$/);
});

test('a class that no file defines is an error', () => {
  expect(() => shortNames(root)('nowhere', header)).toThrow(/Header\.module\.css: \.nowhere/);
});

import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type CssModule, cssModules, nameModules, shortNames } from './classNames.ts';

const root = join(import.meta.dirname, '../..');
const header = join(root, 'src/islands/Header/Header.module.css');
const footer = join(root, 'src/components/Footer.later.module.css');
const allNames = (modules: Map<string, Map<string, string>>) =>
  [...modules.values()].flatMap((names) => [...names.values()]);

test('the same class has the same short name each time, and no two share one', () => {
  const nameOf = shortNames(root);
  expect(nameOf('header', header)).toMatch(/^_[a-z][a-z0-9]{2,5}$/);
  expect(nameOf('header', header)).toBe(shortNames(root)('header', `${header}?used`));
  const names = allNames(cssModules(root));
  expect(names.length).toBeGreaterThan(100);
  expect(new Set(names).size).toBe(names.length);
});

test('capitals mark what is styled below the first view', () => {
  expect(shortNames(root)('footer', footer)).toMatch(/^_[A-Z][a-z0-9]{2,5}$/);
});

test('a class that no file defines is an error', () => {
  expect(() => shortNames(root)('nowhere', header)).toThrow(/Header\.module\.css: \.nowhere/);
});

const many: CssModule[] = Array.from({ length: 40 }, (_, file) => ({
  file: `src/${file}.module.css`,
  names: Array.from({ length: 12 }, (_, name) => `name${name}`),
}));

test('a new class renames none in another file, wherever it stands', () => {
  const before = nameModules(many);
  const [first, ...others] = many;
  const changed = { file: first?.file ?? '', names: ['brandNew', ...(first?.names ?? [])] };
  const after = nameModules([changed, ...others]);
  for (const { file } of others) expect(after.get(file)).toEqual(before.get(file));
});

test('a file of many classes gives each its own name', () => {
  const names = allNames(
    nameModules([{ file: 'a.css', names: Array.from({ length: 200 }, (_, at) => `n${at}`) }]),
  );
  expect(new Set(names).size).toBe(200);
});

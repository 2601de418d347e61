import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesOf } from './sources.ts';

// Lightning CSS does not scope them to their module (astro.config.ts).
test('every name of keyframes stands in one style sheet only', () => {
  const names = filesOf('src/**/*.css').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/@keyframes\s+([\w-]+)/g)].map(([, name]) => name),
  );
  expect(names.length).toBeGreaterThan(5);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

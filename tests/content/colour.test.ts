import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

/** What the accent of the demo company is called. The accent is a setting, so no legend may name it. */
const COLOUR = /copper|kupfer|cobr|bakır|তামা|銅/iu;

test('legends of drawings say "in colour" and not which', () => {
  const named = globSync('content/*/calculations/*.yaml').filter((file) =>
    COLOUR.test(parse(readFileSync(file, 'utf8')).reads ?? ''),
  );
  expect(named).toEqual([]);
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { calculations } from './all.ts';
import { checksCsv, publishedIn, type Vectors } from './checks.ts';

const vectorsOf = (name: string): Vectors =>
  JSON.parse(readFileSync(new URL(`${name}/vectors.json`, import.meta.url), 'utf8'));

/** Fields outside quotes. */
const fieldsIn = (line: string) => line.replaceAll(/"(?:[^"]|"")*"/g, '').split(',').length;

test.each(calculations.map(({ name }) => name))('[55] the settings of %s are a table', (name) => {
  const vectors = vectorsOf(name);
  const [head = '', ...rows] = checksCsv(vectors).trimEnd().split('\n');
  expect(head).toMatch(/^name,published_in,/);
  expect(rows).toHaveLength(vectors.vectors.length);
  for (const row of rows) expect(fieldsIn(row)).toBe(fieldsIn(head));
});

test('[55] nothing is called published that was written down from memory', () => {
  for (const { name } of calculations) {
    const vectors = vectorsOf(name);
    for (const text of [...publishedIn(vectors), checksCsv(vectors)])
      expect(text).not.toMatch(/memory/);
  }
});

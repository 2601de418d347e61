import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { ContactContent } from '../../content/schemas/contact.ts';
import type { Office } from '../../content/schemas/offices.ts';
import { fillText } from '../../lib/placeholders.ts';
import { areEverTogether, officeMapProps } from './officeMapProps.ts';

const content: ContactContent = parse(readFileSync('content/en/pages/contact.yaml', 'utf8'));
const { offices }: { offices: Office[] } = parse(
  readFileSync('tests/fixtures/offices.yaml', 'utf8'),
);
const hours = { from: '08:30', to: '17:00' };
const stated = offices.map((office) => ({ ...office, hours }));
const legendOf = (shown: readonly Office[]) => officeMapProps(shown, content, 'en').note;

test('the note on the hours says whether they are assumed: of all offices, of some or of none', () => {
  const { nominal, partly, stated: known } = content.list;
  const assumed = { from: '09:00', to: '17:00' };
  expect(legendOf(offices)).toBe(fillText(nominal, assumed));
  expect(legendOf([...stated.slice(0, 1), ...offices.slice(1)])).toBe(fillText(partly, assumed));
  expect(legendOf(stated)).toBe(known);
});

test('the column of countries holds addresses as soon as one office states a street', () => {
  const columnOf = (shown: readonly Office[]) =>
    officeMapProps(shown, content, 'en').table.words.country;
  const [first, ...others] = offices;
  const street = { ...first, address: `No Such Street 0, ${first?.name}` } as Office;
  expect(columnOf(offices)).toBe(content.list.country);
  expect(columnOf([street, ...others])).toBe(content.list.address);
});

test('it is said that offices are never at work at the same time only where that is so', () => {
  const from = new Date('2026-01-01');
  expect(areEverTogether(offices, from)).toBe(false);
  const inEurope = offices.filter(({ continent }) => continent === 'europe');
  expect(areEverTogether(inEurope, from)).toBe(true);
  expect(officeMapProps(inEurope, content, 'en').map.words.hours.never).toBeUndefined();
});

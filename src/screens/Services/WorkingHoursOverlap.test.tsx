import { readFileSync } from 'node:fs';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Office } from '../../content/schemas/offices.ts';
import { WorkingHoursOverlap } from './WorkingHoursOverlap.tsx';

const { offices }: { offices: Office[] } = parse(
  readFileSync('tests/fixtures/offices.yaml', 'utf8'),
);
const content = {
  title: 'Overlap',
  questions: [],
  caption: 'From {from} to {to}.',
  copper: 'Two at work.',
  axis: '(UTC)',
  office: '{office}: {from} to {to} UTC',
};

afterEach(cleanup);

test.each([
  ['several offices', offices, 'Two at work. From 9:00 to 17:00.'],
  ['one office, which shares its hours with no other', offices.slice(0, 1), 'From 9:00 to 17:00.'],
])('the caption fits %s', (_, shown, caption) => {
  render(<WorkingHoursOverlap content={content} offices={shown} locale="en-GB" />);
  expect(screen.getAllByRole('img')).toHaveLength(shown.length);
  const said = screen.getByRole('figure').querySelector('figcaption')?.textContent;
  expect(said?.replaceAll('09', '9')).toBe(caption);
});

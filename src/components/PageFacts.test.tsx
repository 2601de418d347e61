import { readFileSync } from 'node:fs';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { parse } from 'yaml';
import { type Facts, PageFacts } from './PageFacts.tsx';

const labels = {
  ...parse(readFileSync('content/en/labels.yaml', 'utf8')),
  locale: 'de-DE',
  direction: 'ltr' as const,
};
const facts: Facts = { title: 'Kontakt', isTranslated: false };
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

afterEach(cleanup);

test('the title block says what is known of a page', () => {
  const place = { number: 4, total: 12 };
  render(
    <PageFacts
      labels={labels}
      facts={{
        ...facts,
        place,
        changed: '2026-11-07',
        isTranslated: true,
        sheets: 2,
      }}
    />,
  );
  expect(rows()).toHaveLength(5);
  expect(rows()[1]).toMatch(/4\D+12/);
  expect(rows()[2]).toMatch(/2/);
  expect(rows()[3]).toMatch(/7\. November 2026$/);
});

test('what is not known is left out', () => {
  render(<PageFacts labels={labels} facts={facts} />);
  expect(rows()).toEqual([expect.stringMatching(/Kontakt$/)]);
});

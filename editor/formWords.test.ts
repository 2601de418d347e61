import { expect, test } from 'vitest';
import { inFormWords } from './formWords.ts';

test('a problem is told in the words of the form, with its file behind it', () => {
  const problem =
    'content/en/services/rtl-design.yaml: deliverables[2].title: expected at most 40 characters, found "…"';
  expect(inFormWords(problem)).toBe(
    'Service → Deliverables 3 → Heading: expected at most 40 characters, found "…" (content/en/services/rtl-design.yaml: deliverables[2].title)',
  );
});

test.each([
  'content/de: expected a language of site.config.ts, found none of that name',
  'content/de/pages/careers.yaml: unexpected file; expected one of the source',
])('what no form has stays as it is: %s', (problem) => {
  expect(inFormWords(problem)).toBe(problem);
});

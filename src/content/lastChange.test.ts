import { expect, test } from 'vitest';
import { changesIn, lastChange, newestDay } from './lastChange.ts';

const LOG = `\u00002026-11-17

content/en/menu.yaml
content/de/menu.yaml
\u00002026-10-01

content/en/menu.yaml
content/en/labels.yaml
`;

test('a file has changed on the day of the newest commit that names it', () => {
  expect([...changesIn(LOG)]).toEqual([
    ['content/en/menu.yaml', '2026-11-17'],
    ['content/de/menu.yaml', '2026-11-17'],
    ['content/en/labels.yaml', '2026-10-01'],
  ]);
});

test('of a file that was edited since nothing is known', () => {
  expect(changesIn(LOG, ['content/en/menu.yaml', '']).has('content/en/menu.yaml')).toBe(false);
});

test('without a history nothing is known', () => {
  expect(changesIn('')).toEqual(new Map());
  expect(lastChange('/', 'en', ['pages/about.yaml'])).toBeUndefined();
});

test('a page of several files has changed when the last of them has', () => {
  const [menu, labels] = ['content/en/menu.yaml', 'content/en/labels.yaml'];
  expect(newestDay(changesIn(LOG), [labels, menu])).toBe('2026-11-17');
  expect(newestDay(changesIn(LOG), [labels])).toBe('2026-10-01');
  expect(newestDay(changesIn(LOG), [labels, 'content/en/new.yaml'])).toBeUndefined();
});

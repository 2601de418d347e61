import { expect, test, vi } from 'vitest';
import { exampleFiles, loadLayers, requirementResults, sameNumbers } from './loadExample.ts';

/** Two layers with their specimens; the company may have no example. */
const row = (verdict: string) => ({ id: 'R1', verdict });
const chip = {
  layer: 'chip',
  requirements: [row('pass'), row('not shown')],
  files: [{ path: 'chip/list.txt', what: 'a list' }],
  plots: [{ file: 'line.csv', marks: { file: 'marks.csv', x: 'n', y: 'm' } }, { file: 'bar.csv' }],
  calculations: [
    { service: 'boards', query: '?v=2&c=9' },
    { service: 'chips', query: '?v=2&rate=5' },
  ],
};
const nothing = { files: [], plots: [], calculations: [] };
const board = { layer: 'board', requirements: [row('fail')], ...nothing };
const specimens = [chip, board].map((data) => ({ data }));

vi.mock('astro:content', () => ({ getCollection: async () => specimens }));
vi.mock('../pages.ts', () => ({ pages: [{ name: 'example' }] }));
vi.mock('../markdown/calculationDrawing.ts', () => ({}));
vi.mock('../load.ts', () => {
  const layer = (id: string, service: string) => ({ id, service, title: id, question: '' });
  return {
    sourceFolder: 'en',
    loadSite: async () => ({
      paths: { example: '/de/example', services: '/de/services' },
      groups: [],
      levels: [],
    }),
    loadPage: async () => ({
      layers: [layer('chip', 'chips'), layer('board', 'boards')],
      links: { calculation: 'Used in {title}.', set: 'Set its numbers' },
    }),
  };
});

test('what visitors can take away are the files of a specimen and those of its plots', async () => {
  expect(await exampleFiles()).toEqual([
    ...['chip/list.txt', 'chip/line.csv', 'chip/marks.csv', 'chip/bar.csv'],
  ]);
});

test('a calculation leads to the specimen of its service, and to the numbers of that', async () => {
  expect(await sameNumbers('de', 'chips')).toEqual({
    specimen: { href: '/de/example/chip', before: 'Used in ', title: 'chip', after: '.' },
    set: { href: '/de/services/chips?v=2&rate=5#calculation', text: 'Set its numbers' },
  });
  expect(await sameNumbers('de', 'boards')).toBeUndefined();
});

test('a requirement has the worst verdict of all specimens', async () => {
  const layers = await loadLayers('de');
  const requirements = { items: [{ id: 'R1', text: 'It is short', layers: [] }] };
  const verdictOf = (shown: typeof layers) =>
    requirementResults(requirements, shown).map(({ verdict }) => verdict);
  expect(verdictOf(layers)).toEqual(['fail']);
  expect(verdictOf(layers.slice(0, 1))).toEqual(['not shown']);
  expect(verdictOf([])).toEqual([undefined]);
});

import { describe, expect, test } from 'vitest';
import { levelsWithServices, relatedServices } from './serviceLevels.ts';

const service = (slug: string, level: string) => ({
  slug,
  level,
  levelName: level,
  title: slug,
  line: slug,
  path: `/services/${slug}`,
});

const stop = (id: string) => ({ id, label: id, size: 1, dimension: '1 m' });

const site = {
  levels: ['transistor', 'register', 'fabric', 'board', 'cloud'].map(stop),
  groups: [
    { services: [service('analog', 'transistor'), service('rtl', 'register')] },
    { services: [service('board', 'board'), service('package', 'board')] },
    { services: [service('software', 'cloud')] },
  ],
};

describe('[V1] the depth rule', () => {
  test('names one service per level, the first in menu order', () => {
    const shown = levelsWithServices(site, 'analog').map(({ id, service }) => [id, service?.slug]);
    expect(shown).toEqual([
      ['transistor', 'analog'],
      ['register', 'rtl'],
      ['fabric', undefined],
      ['board', 'board'],
      ['cloud', 'software'],
    ]);
  });
  test('names the current service at its own level', () => {
    const board = levelsWithServices(site, 'package').find(({ current }) => current);
    expect(board).toMatchObject({ id: 'board', service: { slug: 'package' } });
  });
  test('marks exactly one level', () => {
    expect(levelsWithServices(site, 'rtl').filter(({ current }) => current)).toHaveLength(1);
  });
});

describe('related services', () => {
  test('are those of the group and of the neighbouring levels, by depth', () => {
    expect(relatedServices(site, 'board').map(({ slug }) => slug)).toEqual(['package', 'software']);
  });
  test('are two where the neighbours are fewer: the nearest in depth', () => {
    expect(relatedServices(site, 'rtl').map(({ slug }) => slug)).toEqual(['analog', 'board']);
  });
  test('are at most three, and never the page itself', () => {
    const crowd = Array.from({ length: 50 }, (_, index) => service(`board-${index}`, 'board'));
    const related = relatedServices({ ...site, groups: [{ services: crowd }] }, 'board-7');
    expect(related.map(({ slug }) => slug)).toEqual(['board-0', 'board-1', 'board-2']);
  });
  test('are those that the content names, in its order', () => {
    const related = relatedServices(site, 'board', ['software', 'analog']);
    expect(related.map(({ slug }) => slug)).toEqual(['software', 'analog']);
  });
  test('are none for a page that is no service', () => {
    expect(relatedServices(site, 'about')).toEqual([]);
  });
});

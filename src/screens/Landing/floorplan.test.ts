import { describe, expect, it } from 'vitest';
import type { ServiceGroup } from '../../content/load.ts';
import { floorplanOf } from './floorplan.ts';

const group = (id: string, count: number): ServiceGroup => ({
  id,
  label: id,
  line: id,
  film: 'gold',
  services: Array.from({ length: count }, (_, index) => ({
    slug: `${id}-${index}`,
    title: id,
    line: id,
    level: 'board',
    levelName: 'board',
    path: `/services/${id}-${index}`,
  })),
});

const columns = (...counts: number[]) =>
  floorplanOf(
    counts.map((count, index) => group(String(index), count)),
    {},
  ).map((column) => column.map(({ id }) => id));

describe('the floorplan of the services [L4]', () => {
  it('stands in two columns of about the same height, in menu order', () => {
    expect(columns(3, 2, 2)).toEqual([['0'], ['1', '2']]);
    expect(columns(1, 1, 4)).toEqual([['0', '1'], ['2']]);
    expect(columns(2, 2, 2, 2)).toEqual([
      ['0', '1'],
      ['2', '3'],
    ]);
    expect(columns(4, 3, 2)).toEqual([['0'], ['1', '2']]);
  });

  it('is one column where there is one group', () => {
    expect(columns(3)).toEqual([['0']]);
  });

  it('shows four blocks of a group and says how many there are', () => {
    const [region] = floorplanOf([group('a', 6)], {}).flat();
    expect(region?.blocks).toHaveLength(4);
    expect(region?.more).toBe(6);
    expect(floorplanOf([group('a', 4)], {}).flat()[0]?.more).toBeUndefined();
  });

  it('lends the texture of the first service to those without one, and draws it once', () => {
    const [region] = floorplanOf([group('a', 3)], { 'a-0': 'grid', 'a-2': 'dots' }).flat();
    expect(region?.blocks.map(({ texture, draws }) => [texture, draws])).toEqual([
      ['grid', true],
      ['grid', false],
      ['dots', true],
    ]);
  });

  it('leaves blocks plain where no texture is given', () => {
    const [region] = floorplanOf([group('a', 2)], {}).flat();
    expect(region?.blocks.map(({ texture, draws }) => [texture, draws])).toEqual([
      [undefined, false],
      [undefined, false],
    ]);
  });
});

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

  it.each([[[3, 3, 1]], [[2, 1]], [[4, 3, 2]], [[5, 4, 3]]])(
    'has no hole: both columns of %j are as high',
    (counts) => {
      const plan = floorplanOf(
        counts.map((count, index) => group(String(index), count)),
        {},
      );
      const [left, right] = plan.map((column) => column.reduce((sum, { rows }) => sum + rows, 0));
      expect(left).toBe(right);
      for (const { blocks, rows } of plan.flat()) {
        const places = blocks.flatMap(({ row, isWide }) => (isWide ? [row, row] : [row]));
        expect(places.toSorted()).toEqual(
          Array.from({ length: 2 * rows }, (_, index) => index >> 1),
        );
      }
    },
  );

  it('is one column where there is one group, or where two would leave a hole', () => {
    expect(columns(3)).toEqual([['0']]);
    expect(columns(1, 1, 1)).toEqual([['0', '1', '2']]);
  });

  it('has a block for every service of a group', () => {
    const [region] = floorplanOf([group('a', 20)], {}).flat();
    expect(region?.blocks).toHaveLength(20);
    expect(region?.rows).toBe(10);
  });

  it('lends the texture of the first service to those without one', () => {
    const [region] = floorplanOf([group('a', 3)], { 'a-0': {}, 'a-2': {} }).flat();
    expect(region?.blocks.map(({ textureOf }) => textureOf)).toEqual(['a-0', 'a-0', 'a-2']);
  });

  it('leaves blocks plain where no texture is given', () => {
    const [region] = floorplanOf([group('a', 2)], {}).flat();
    expect(region?.blocks.map(({ textureOf }) => textureOf)).toEqual([undefined, undefined]);
  });

  it('puts two blocks into a row, an odd first one alone', () => {
    const [three] = floorplanOf([group('a', 3)], {}).flat();
    expect(three?.blocks.map(({ row, isWide }) => [row, isWide])).toEqual([
      [0, true],
      [1, false],
      [1, false],
    ]);
    const [four] = floorplanOf([group('a', 4)], {}).flat();
    expect(four?.blocks.map(({ row }) => row)).toEqual([0, 0, 1, 1]);
    expect(four?.rows).toBe(2);
  });
});

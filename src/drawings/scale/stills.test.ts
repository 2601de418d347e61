import { describe, expect, it } from 'vitest';
import { LEVELS, levelOf } from './levels.ts';
import { PLACE_MARKER_ID, stillOf } from './stills.ts';

const [smaller = '', larger = ''] = LEVELS.filter(({ box }) => box)
  .map(({ name }) => name)
  .reverse();

/** The still of the larger object, in a view that is this many times wider than the smaller one. */
function stillWith(times: number): string {
  const [, , width = 0, height = 0] = levelOf(smaller).box;
  const viewPower = Math.log10(Math.max(width, height) * times);
  return stillOf({ id: larger, viewPower }, [{ id: smaller, viewPower: viewPower - 1 }], false);
}

describe('the object of the stop before', () => {
  it('is marked where it would be too small to see', () => {
    expect(stillWith(1000)).toContain(`href="#${PLACE_MARKER_ID}"`);
  });

  it('needs no mark where it can be seen', () => {
    expect(stillWith(10)).not.toContain(`href="#${PLACE_MARKER_ID}"`);
  });
});

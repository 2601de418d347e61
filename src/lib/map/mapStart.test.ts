import { describe, expect, test } from 'vitest';
import { mapStart } from './mapStart.ts';

const at = (...places: number[]) => places.map((x) => ({ x }));

describe('a panned map begins where offices are [C2]', () => {
  test('with the only office in the middle', () => {
    expect(mapStart(at(0.5))).toBeCloseTo(0.335);
  });

  test('with all of them in the middle, where all are in view', () => {
    expect(mapStart(at(0.6, 0.5))).toBeCloseTo(0.385);
  });

  test('where most of them are in view, though the first is elsewhere', () => {
    expect(mapStart(at(0.1, 0.475, 0.52, 0.58, 0.89))).toBeCloseTo(0.453);
  });

  test('of two equal places at the one with the first office', () => {
    expect(mapStart(at(0.85, 0.1, 0.2, 0.9))).toBeCloseTo(0.828);
  });

  test('never before the map', () => {
    expect(mapStart(at(0.01))).toBe(0);
  });
});

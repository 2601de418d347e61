import { describe, expect, it, test } from 'vitest';
import { dwellRanges, lengthText, powerOf, pulledShare, shareOfRule, ticksOf } from './scale.ts';

describe('the log rule', () => {
  it('has every power of ten the same step apart', () => {
    const ends = { from: -7, to: 7 };
    expect(shareOfRule(-7, ends)).toBe(0);
    expect(shareOfRule(0, ends)).toBe(0.5);
    expect(shareOfRule(7, ends)).toBe(1);
  });
});

describe('a length', () => {
  it.each([
    [1.5e-7, 'en', '150 nm'],
    [9.2e-6, 'en', '9.2 µm'],
    [9.2e-6, 'de', '9,2 µm'],
    [0.1045, 'en', '105 mm'],
    [1.2742e7, 'en', '12 742 km'],
    [1.2742e7, 'ja', '12,742 km'],
    [1.2742e7, 'bn', '12,742 km'],
    [1e6, 'en', '1000 km'],
    [1e6, 'zh-TW', '1,000 km'],
  ])('of %f m is written in %s as %s', (metres, locale, text) => {
    expect(lengthText(metres, locale).replace(/\s/g, ' ')).toBe(text);
  });

  it('has a tick for each power of ten between the ends of the rule', () => {
    expect(ticksOf({ from: -1.5, to: 1.2 })).toEqual([-1, 0, 1]);
  });
});

describe('the order of magnitude', () => {
  it.each([
    [1.5e-7, -7],
    [2.6112e-4, -4],
    [0.005188, -3],
    [0.1045, -1],
    [1.2742e7, 7],
  ])('of %f m is %i', (metres, power) => {
    expect(powerOf(metres)).toBe(power);
  });
});

describe('the holds', () => {
  const holds = dwellRanges([-6, -5, -3.2, 7]);

  it('begin at the start of the way and end at its end', () => {
    expect(holds.at(0)?.from).toBe(0);
    expect(holds.at(-1)?.to).toBeCloseTo(1);
  });

  it('are equally long, and a longer way between two takes longer', () => {
    const lengths = holds.map(({ from, to }) => to - from);
    for (const length of lengths) expect(length).toBeCloseTo(lengths[0] ?? 0);
    const travels = holds.slice(1).map(({ from }, index) => from - (holds[index]?.to ?? 0));
    expect(travels[1]).toBeGreaterThan(travels[0] ?? 0);
    expect(travels[2]).toBeGreaterThan(travels[1] ?? 0);
  });
});

test('the square that is pulled is where ease-in-out has come to', () => {
  expect([0, 0.5, 1].map(pulledShare)).toEqual([0, 0.5, 1].map((share) => expect.closeTo(share)));
  // smoothstep, which is within two hundredths of the easing
  const eased = (share: number) => share * share * (3 - 2 * share);
  for (const share of [0.1, 0.3, 0.7, 0.9]) expect(pulledShare(eased(share))).toBeCloseTo(share);
  expect([-1, 2].map(pulledShare)).toEqual([expect.closeTo(0), expect.closeTo(1)]);
});

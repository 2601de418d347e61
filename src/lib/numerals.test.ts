import { describe, expect, test } from 'vitest';
import { figureText, numeralSizes, shownFigure, textAfterFigure } from './numerals.ts';

describe('[V4] numerals drawn to scale', () => {
  test('50+ and 30+ stand in the ratio of their values', () => {
    const sizes = numeralSizes(['50+', '30+']);
    expect(sizes.get('50+')).toBe(1);
    expect(sizes.get('30+')).toBe(0.6);
  });
  test('the largest value is the largest numeral, wherever it stands', () => {
    const sizes = numeralSizes(['12', '48', '24']);
    expect([...sizes.values()]).toEqual([0.25, 1, 0.5]);
  });
  test('long figures shrink to their columns and keep the ratio', () => {
    const sizes = numeralSizes(['400+', '300+']);
    expect(sizes.get('400+')).toBe(0.75);
    expect(sizes.get('300+')).toBe(0.5625);
  });
  test('nothing claims a scale that could not be read', () => {
    const sizes = numeralSizes(['500', '5']);
    expect(sizes.get('5')).toBe(1);
  });
  test('one figure alone has nothing to be compared with', () => {
    expect(numeralSizes(['50+']).get('50+')).toBe(1);
    expect(numeralSizes(['0']).get('0')).toBe(1);
    expect(numeralSizes([]).size).toBe(0);
  });
});

describe('the sentence beside a figure [V4]', () => {
  test('goes on where the figure began it', () => {
    expect(textAfterFigure('50+ experienced engineers.', '50+')).toBe('experienced engineers.');
  });
  test('is whole where the figure stands inside it', () => {
    const sentence = 'A seed FPGA team of 30+ engineers.';
    expect(textAfterFigure(sentence, '30+')).toBe(sentence);
  });
});

test('[S4] a figure is written in the digits of the language', () => {
  expect(figureText('50+', 'en-GB')).toBe('50+');
  expect(figureText('50+', 'bn-BD')).toBe('৫০+');
});

test('a language that says the plus in words has the digits alone beside them', () => {
  expect(shownFigure('50+', '50+ experienced engineers', 'en')).toBe('50+');
  expect(shownFigure('50+', '50名以上の経験豊富なエンジニア', 'ja')).toBe('50');
  expect(shownFigure('30+', 'A seed team of 30+ engineers', 'en')).toBe('30+');
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fillNumbers, namedNumber, numberText, unitText, withUnit } from './numberText.ts';
import { YEAR_S } from './time.ts';

const percent = (locale: string) =>
  namedNumber('share', 0.116, {
    locale,
    over: '',
    told: { share: { unit: 'share', side: 'near' } },
  });

describe('[K1] numbers in the form of the language', () => {
  test.each([
    ['en-GB', '11.6%'],
    ['es-ES', '11,6\u00a0%'],
    ['de-DE', '11,6\u00a0%'],
    ['tr-TR', '%11,6'],
    ['ja-JP', '11.6%'],
    ['zh-TW', '11.6%'],
    ['bn-BD', '11.6%'],
  ])('a share in %s', (locale, text) => {
    expect(percent(locale)).toBe(text);
  });

  test('a share that is a power of ten has its sign at the same place', () => {
    const told = { share: { unit: 'small share', side: 'near' } } as const;
    expect(namedNumber('share', 2e-7, { locale: 'tr-TR', over: '', told })).toBe(
      '%2\u00a0×\u00a010^{−5}',
    );
  });

  test.each([
    ['en-GB', '25\u202f900'],
    ['de-DE', '25\u202f900'],
    ['es-ES', '25\u202f900'],
    ['tr-TR', '25.900'],
    ['bn-BD', '25,900'],
    ['fr-FR', '25\u202f900'],
  ])('thousands in %s', (locale, text) => {
    expect(numberText(25_884, locale)).toBe(text);
  });

  test('four digits stand together, and a unit follows a space', () => {
    expect(withUnit(numberText(1020, 'en-GB'), 'MHz', 'en-GB')).toBe('1020\u00a0MHz');
  });
});

test.each([
  ['ja-JP', '10.4年', '10^{6}年'],
  ['zh-TW', '10.4\u00a0年', '10^{6}\u00a0年'],
  ['en-GB', '10.4\u00a0years', '10^{6}\u00a0years'],
])('a time in %s', (locale, short, long) => {
  const timeOf = (years: number) =>
    namedNumber('lg', Math.log10(years * YEAR_S), {
      locale,
      over: '',
      told: { lg: { unit: 'lg s', side: 'near' } },
    });
  expect([10.4, 1e6].map(timeOf)).toEqual([short, long]);
});

test('every finite number has digits, down to the smallest', () => {
  expect(numberText(Number.MIN_VALUE, 'en-GB')).toBe('4.9\u00a0×\u00a010^{−324}');
  const nearZero = fc.integer({ min: 1, max: 4000 }).map((times) => times * Number.MIN_VALUE);
  const finite = fc.oneof(fc.double({ noDefaultInfinity: true, noNaN: true }), nearZero);
  fc.assert(
    fc.property(finite, fc.constantFrom('en-GB', 'de-DE', 'bn-BD'), (x, locale) => {
      expect(numberText(x, locale)).toMatch(
        /^−?(?:\d+(?:[.,\u202f]\d+)*|(?:\d(?:[.,]\d)?\u00a0×\u00a0)?10\^\{−?\d+\})$/,
      );
    }),
  );
});

test.each([
  [1, '[1 alarm] is false'],
  [1.0004, '[1 alarm] is false'],
  [1.5, '[1.5 alarms] are false'],
  [0, '[0 alarms] are false'],
  [null, '[– alarms] are false'],
])('[K1] a sentence takes the form of its number: %s', (alarms, text) => {
  const forms = '{alarms: [# alarm] is / [# alarms] are} false';
  expect(fillNumbers(forms, { alarms }, { locale: 'en-GB', over: '' })).toBe(text);
});

test.each([
  ['de-DE', 'Bit', '16\u00a0Bit'],
  ['ja-JP', 'ビット', '16ビット'],
  ['zh-TW', '位元', '16\u00a0位元'],
])('bits have no symbol, and are said in the word of the page: %s', (locale, bit, text) => {
  const words = { bit, MHz: 'Megahertz' };
  expect(withUnit('16', unitText('bit', words), locale)).toBe(text);
  expect(withUnit('16', unitText('MHz', words), locale)).toBe('16\u00a0MHz');
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fieldNumber, localNumber } from '../lib/localNumber.ts';
import { settings } from '../settings.ts';
import { fieldText } from './numberText.ts';
import { readNumber } from './readNumber.ts';

test.each([
  ['200', 'MHz', 200],
  [' 0,4 GHz ', 'MHz', 400],
  ['1.5', '', 1.5],
  ['131.49 ps', 'ps', 131.49],
  ['1 ns', 'ps', 1000],
  ['10 min', 's', 600],
  ['1e6', '', 1e6],
  ['10^6', '', 1e6],
  ['2 × 10⁻⁵', '', 2e-5],
  ['10 000', '', 10_000],
  ['11\u202f2000', '', 112_000], // a digit was added behind the thin space of the field
  ['11\u202f20', '', 1120],
  ['−6', 'σ', -6],
  ['45 uA', 'µA', 45],
  ['80 %', '%', 80],
  ['–5', '°C', -5],
  ['－５', '°C', -5],
  ['５０％', '%', 50],
  ['%50', '%', 50],
  ['５ ＭＨｚ', 'MHz', 5],
  ['\u200e5\u200b', '', 5],
  ['10 years', 'y', 10],
  ['1 a', 'y', 1],
  ['36 h', 's', 129_600],
  ['20 k/s', '/s', 20_000],
])('%s in a field of %s is %d', (typed, unit, value) => {
  expect(readNumber(typed, unit, 'en')).toBeCloseTo(value, 12);
});

test.each([
  ['abc', 'MHz'],
  ['', 'MHz'],
  ['12 ps', 'MHz'],
  ['1 kg', 'V'],
  ['1,23,4', ''],
  ['1.2.3', ''],
  ['1.234,567,8', ''],
  // Names that every object has
  ['5 constructor', 's'],
  ['5 toString', 'MHz'],
  ['5 valueOfHz', 'MHz'],
  ['1e300 GHz', 'fs'],
  ['1e308 y', 's'],
])('"%s" in a field of %s is no number', (typed, unit) => {
  expect(readNumber(typed, unit, 'en')).toBeNull();
});

const localeOf = (language: string) =>
  settings.languages.find(({ lang }) => lang === language)?.locale ?? language;

test.each([
  // Thousands with the sign of the language, and what is a decimal sign there
  ['en', '10,000 kHz', 10],
  ['en', '1,5 GHz', 1500],
  ['en', '0,400 GHz', 400],
  ['en', '10.000 GHz', 10_000],
  ['en', '1,234.5 MHz', 1234.5],
  ['de', '10.000 kHz', 10],
  ['de', '10,000 GHz', 10_000],
  ['de', '1,5 GHz', 1500],
  ['de', '1.5 GHz', 1500],
  ['de', '1.234,5 MHz', 1234.5],
  ['tr', '10.000 kHz', 10],
  ['tr', '10,000 GHz', 10_000],
  ['tr', '1,5 GHz', 1500],
  ['tr', '1.234,5 MHz', 1234.5],
  ['es', '10.000 kHz', 10],
  ['es', '1,5 GHz', 1500],
  ['es', '1.234,5 MHz', 1234.5],
  ['ja', '10,000 kHz', 10],
  ['ja', '１０，０００ kHz', 10],
  ['ja', '1.5GHz', 1500],
  ['zh-TW', '10,000 kHz', 10],
  ['zh-TW', '１．５ GHz', 1500],
  ['bn', '10,000 kHz', 10],
  ['bn', '1,00,000 kHz', 100],
  ['bn', '১,০০,০০০ kHz', 100],
  ['bn', '১.৫ GHz', 1500],
])('[K1] on a page in %s "%s" is %d MHz', (language, typed, value) => {
  expect(readNumber(typed, 'MHz', localeOf(language))).toBeCloseTo(value, 9);
});

test.each(settings.languages)('times in the words of $name are read', ({ locale }) => {
  const written = (count: number) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit: 'year', unitDisplay: 'long' }).format(
      count,
    );
  for (const count of [1, 25]) expect(readNumber(written(count), 'y', locale)).toBe(count);
});

test.each(settings.languages)(
  'what a field in $name shows is read as it was meant',
  ({ locale }) => {
    fc.assert(
      fc.property(
        fc.integer({ min: -60, max: 120 }),
        fc.integer({ min: 10_000, max: 99_999 }),
        (tenths, digits) => {
          const value = Number((digits * 10 ** (tenths / 10)).toPrecision(5));
          expect(readNumber(fieldText(value, locale), '', locale)).toBe(value);
        },
      ),
    );
  },
);

test.each(settings.languages)('[K1] numbers as $name writes them are read', ({ locale }) => {
  for (const value of [0.25, 12.5, 1234.5, 12_345, 1_234_567.5]) {
    const ofIntl = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(value);
    const ofTheSite = localNumber(value, locale, { maximumFractionDigits: 2 });
    for (const grouped of [ofIntl, ofTheSite, fieldNumber(value, locale, 9)]) {
      expect(readNumber(grouped, '', locale), grouped).toBe(value);
      expect(readNumber(`${grouped} MHz`, 'MHz', locale), grouped).toBe(value);
    }
  }
});

test.each(['16 Bit', '16 bits', '16ビット', '16 位元', '16 বিট'])(
  '%s is read where the page has written it',
  (text) => {
    expect(readNumber(text, 'bit', 'de')).toBe(16);
    expect(readNumber(text, 'MHz', 'de')).toBeNull();
  },
);

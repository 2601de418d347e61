import { describe, expect, test } from 'vitest';
import { fillText } from '../lib/placeholders.ts';
import { factsOf } from './facts.ts';

const lisbon = {
  name: 'Lisbon',
  country: 'Portugal',
  countryCode: '620',
  continent: 'europe',
} as const;
const nairobi = {
  name: 'Nairobi',
  country: 'Kenya',
  countryCode: '404',
  continent: 'africa',
} as const;
const osaka = { name: 'Osaka', country: 'Japan', countryCode: '392', continent: 'asia' } as const;
const porto = { ...lisbon, name: 'Porto' };

const english = {
  numbers: ['one', 'two', 'three'],
  continents: {
    africa: 'Africa',
    asia: 'Asia',
    europe: 'Europe',
    northAmerica: 'North America',
    oceania: 'Oceania',
    southAmerica: 'South America',
  },
};
const titlesOf = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`s-${index}`, `Service ${index}`]),
  );
const factsFor = (
  offices: Parameters<typeof factsOf>[0]['offices'],
  locale = 'en-GB',
  labels = english,
) => factsOf({ offices, services: titlesOf(14), stops: 12, groups: 3, labels }, locale);

describe('words that count and list say what the content holds', () => {
  test('offices, their countries and continents, each once', () => {
    const text =
      '{officeCount: One office / # offices} in {countryCount: one country / # countries}: {cities}; {continents}.';
    expect(fillText(text, factsFor([lisbon, nairobi, osaka, porto]), 'en')).toBe(
      '4 offices in three countries: Lisbon, Nairobi, Osaka and Porto; Europe, Africa and Asia.',
    );
    expect(fillText(text, factsFor([lisbon]), 'en')).toBe(
      'One office in one country: Lisbon; Europe.',
    );
  });

  test('a number is a word where the language has one, with a capital at the start of a sentence', () => {
    const facts = factsFor([lisbon, osaka]);
    expect(fillText('{officeCount} towns. {groupCount} groups, {countryCount}.', facts, 'en')).toBe(
      'Two towns. Three groups, two.',
    );
    expect(fillText('{serviceCount} services', facts, 'en')).toBe('14 services');
  });

  test('a service is named by its address', () => {
    expect(fillText('With {service: s-3}: both.', factsFor([lisbon]), 'en')).toBe(
      'With Service 3: both.',
    );
  });

  test.each([
    ['bn-BD', ['এক', 'দু'], '{officeCount}টি অফিস', 'দুটি অফিস'],
    ['ja-JP', ['1つ', '2つ'], '{officeCount}の拠点', '2つの拠点'],
    ['tr-TR', ['bir', 'iki'], '{officeCount} ofis', 'İki ofis'],
    ['zh-TW', ['一', '兩'], '{officeCount}個據點', '兩個據點'],
  ])('in %s', (locale, numbers, text, expected) => {
    const facts = factsFor([lisbon, osaka], locale, { ...english, numbers });
    expect(fillText(text, facts, locale)).toBe(expected);
  });
});

test('a name that ends in a full stop is not followed by a second one', () => {
  const text = '© {legalName}. All rights reserved.';
  expect(fillText(text, { legalName: 'Kelvin & Sons Lda.' })).toBe(
    '© Kelvin & Sons Lda. All rights reserved.',
  );
  expect(fillText(text, { legalName: 'Kelvin' })).toBe('© Kelvin. All rights reserved.');
});

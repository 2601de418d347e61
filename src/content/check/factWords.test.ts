import { expect, test } from 'vitest';
import { factsOf } from '../facts.ts';
import { factContradictions } from './factWords.ts';

const english = {
  numbers: ['one', 'two', 'three', 'four', 'five', 'six', 'seven'],
  continents: {
    africa: 'Africa',
    asia: 'Asia',
    europe: 'Europe',
    northAmerica: 'North America',
    oceania: 'Oceania',
    southAmerica: 'South America',
  },
};
const sydney = {
  name: 'Sydney',
  country: 'Australia',
  countryCode: '036',
  continent: 'oceania',
} as const;

const told = (labels: typeof english, texts: Record<string, string>, elsewhere: string[] = []) =>
  factContradictions(
    Object.entries(texts).map(([place, text]) => ({ place, text })),
    {
      facts: factsOf(
        {
          offices: [sydney],
          services: { a: 'A', b: 'B', c: 'C', d: 'D' },
          stops: 4,
          groups: 2,
          labels,
        },
        'en-AU',
      ),
      labels,
      elsewhere,
    },
  );
/** Whence the check knows what is counted. */
const COUNTED = '{officeCount: one office / # offices}, {stopCount} services';

test('a number in words that is not that of the content is told with its place', () => {
  expect(
    told(english, {
      'scale.yaml: title': COUNTED,
      'pages/about.yaml: lead': 'See our seven offices and four services.',
      'pages/landing.yaml: rule': 'Seven services, drawn to scale',
    }),
  ).toEqual([
    'pages/about.yaml: lead: says "seven offices"; the content has 1',
    'pages/landing.yaml: rule: says "seven services"; the content has 4',
  ]);
});

test('a continent, a country or a city without an office is told', () => {
  expect(
    told(
      english,
      {
        'pages/about.yaml: lead': 'We work in North America and in Oceania.',
        'pages/contact.yaml: meta': 'Write to us in Berlin, Germany.',
      },
      ['Berlin', 'Germany'],
    ),
  ).toEqual([
    'pages/about.yaml: lead: names North America, where no office stands',
    'pages/contact.yaml: meta: names Berlin, where no office stands',
    'pages/contact.yaml: meta: names Germany, where no office stands',
  ]);
});

test('a script without spaces is read, too', () => {
  const japanese = { ...english, numbers: ['1つ', '2つ', '3つ', '4つ', '5つ', '6つ', '7つ'] };
  expect(
    told(japanese, { a: '{serviceCount}のサービス', b: '7つのサービスを提供します。' }),
  ).toEqual(['b: says "7つのサービ"; the content has 4']);
});

test('what the content says is not told', () => {
  expect(
    told(english, { a: `${COUNTED} in {continents}`, b: 'One office, four services, in Oceania.' }),
  ).toEqual([]);
});

import { describe, expect, it } from 'vitest';
import { fillText, mapStrings, unknownPlaceholders } from './placeholders.ts';

describe('placeholders in texts', () => {
  it('are filled by name, and others stay', () => {
    expect(fillText('{from} to {to} of {of}', { from: 1, to: 3 })).toBe('1 to 3 of {of}');
  });

  it('years have no separator, and numbers the digits of the language', () => {
    expect(fillText('© {year}', { year: 2026 })).toBe('© 2026');
    expect(fillText('© {year}', { year: 2026 }, 'bn-BD')).toBe('© ২০২৬');
  });

  it('a count takes the form of its language: one and more, or all that the language has', () => {
    const count = (locale: string, text: string, number: number) =>
      fillText(text, { n: { count: number, word: String(number) } }, locale);
    const english = 'In {n: one office / # offices}';
    expect([1, 2].map((each) => count('en', english, each))).toEqual([
      'In one office',
      'In 2 offices',
    ]);
    const polish = 'W {n: # biuro / # biura / # biur / # biura}';
    expect([1, 3, 5].map((each) => count('pl', polish, each))).toEqual([
      'W 1 biuro',
      'W 3 biura',
      'W 5 biur',
    ]);
  });

  it('what an object inherits is no value', () => {
    expect(fillText('{constructor}', {})).toBe('{constructor}');
  });

  it('are filled in every text of a file', () => {
    const file = { title: '{a}', list: ['{a}', { text: '{a}' }], count: 3, none: null };
    expect(mapStrings(file, (text) => fillText(text, { a: 'b' }))).toEqual({
      title: 'b',
      list: ['b', { text: 'b' }],
      count: 3,
      none: null,
    });
  });

  it('those of the settings may stand anywhere, others where they are declared', () => {
    expect(unknownPlaceholders('{brand}, {email}', [])).toEqual([]);
    expect(unknownPlaceholders('In {office}, {minutes}', ['office'])).toEqual(['minutes']);
  });
});

import { expect, test } from 'vitest';
import { plainProps } from './islandProps.ts';

/** As Astro writes an attribute. */
const escaped = (value: unknown) =>
  JSON.stringify(value).replaceAll('&', '&amp;').replaceAll('"', '&quot;');

test('props come out as plain JSON, whatever they hold', () => {
  const packed = {
    title: [0, 'R&D'],
    none: [0, null],
    cards: [
      1,
      [
        [0, 1],
        [0, { on: [0, true] }],
      ],
    ],
  };
  expect(plainProps(escaped(packed))).toBe(
    '{"title":"R&amp;D","none":null,"cards":[1,{"on":true}]}',
  );
});

test('an apostrophe cannot end the attribute, and an escaped escape stays one', () => {
  expect(plainProps(escaped({ a: [0, "it's &quot; so"] }))).toBe('{"a":"it&#39;s &amp;quot; so"}');
});

test('a prop that JSON cannot hold stops the build', () => {
  expect(() => plainProps(escaped({ day: [3, '2026-01-01'] }))).toThrow(/JSON cannot hold: 2026/);
});

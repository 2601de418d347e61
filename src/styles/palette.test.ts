import { expect, test } from 'vitest';
import { colourOf } from './palette.ts';

const css = ':root { --paper: light-dark(#f7f5f1, #0d0f12); --on-plate: #f1ede6; --gap: 30px; }';

test('a pair of colours is read for both schemes', () => {
  expect(colourOf('paper', css)).toEqual({ light: '#f7f5f1', dark: '#0d0f12' });
});

test('a single colour holds in both schemes', () => {
  expect(colourOf('on-plate', css)).toEqual({ light: '#f1ede6', dark: '#f1ede6' });
});

test('a missing or different token stops the build with its name', () => {
  expect(() => colourOf('gap', css)).toThrow('--gap');
  expect(() => colourOf('ink', css)).toThrow('--ink');
});

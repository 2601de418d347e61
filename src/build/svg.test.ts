import { expect, test } from 'vitest';
import { bareMarkup, readSvg } from './svg.ts';

const shapesOf = (inside: string) =>
  readSvg(`<svg viewBox="0 0 8 8">${inside}</svg>`, 'mark.svg').shapes;

test('shapes lose the colours of their file', () => {
  expect(bareMarkup(shapesOf('<path class="i" fill="red" stroke="#000" d="M0 0h8v8z"/>'))).toBe(
    '<path d="M0 0h8v8z"/>',
  );
});

test('a shape with a hole has it where it clips as well', () => {
  expect(bareMarkup(shapesOf('<path fill-rule="evenodd" d="M0 0h8v8z"/>'))).toBe(
    '<path fill-rule="evenodd" clip-rule="evenodd" d="M0 0h8v8z"/>',
  );
});

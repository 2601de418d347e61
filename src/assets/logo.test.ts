import { describe, expect, test } from 'vitest';
import { readLogo } from './logo.ts';

const logoOf = (inside: string) => readLogo(`<svg viewBox="0 0 8 8">${inside}</svg>`, 'mark.svg');

describe('the shapes of a logo', () => {
  test('lose the colours, styles and metadata of their file', () => {
    const { ink } = logoOf(
      '<style>.i{fill:red}</style><g inkscape:label="Layer"><path class="i" fill="red" style="fill:red" d="M0 0h8v8z"/></g>',
    );
    expect(ink).toBe('<path d="M0 0h8v8z"/>');
  });

  test('with a hole have it where they clip as well', () => {
    expect(logoOf('<path fill-rule="evenodd" d="M0 0h8v8z"/>').ink).toBe(
      '<path fill-rule="evenodd" clip-rule="evenodd" d="M0 0h8v8z"/>',
    );
  });

  test('of class "d" are drawn in copper', () => {
    const { ink, die } = logoOf('<path d="M0 0"/><path class="d" d="M1 1"/>');
    expect([ink, die]).toEqual(['<path d="M0 0"/>', '<path d="M1 1"/>']);
  });

  test('are refused where they are too long for the first view of every page', () => {
    expect(() => logoOf(`<path d="M0 0${'l1 1'.repeat(1200)}"/>`)).toThrow(
      'at most 4500 characters',
    );
  });

  test('are refused with a script, an event handler, or nothing to draw', () => {
    expect(() => logoOf('<script>x()</script>')).toThrow('<script> is not allowed');
    expect(() => logoOf('<path onclick="x()" d="M0 0"/>')).toThrow('onclick');
    expect(() => logoOf('<text>Ohm</text>')).toThrow('convert the text to paths');
    expect(() => logoOf('<g></g>')).toThrow('expected shapes, found none');
  });
});

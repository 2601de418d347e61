import { describe, expect, it } from 'vitest';
import { largeDrawing, readLargeDrawing } from './largeDrawing.ts';

const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100">${inside}</svg>`;
const read = (inside: string, labels = {}) =>
  largeDrawing(readLargeDrawing(svg(inside), 'fifo'), labels, 'de-DE');

describe('a large drawing', () => {
  it('knows its size and keeps its shapes on a sheet', () => {
    const { width, height, shapes } = read('<path class="d-l" d="M0 0h9"></path>');
    expect([width, height]).toEqual([200, 100]);
    expect(shapes).toBe('<svg viewBox="0 0 200 100"><path class="d-l" d="M0 0h9"></path></svg>');
  });

  it('takes its words from the content and places them in per cent, so that they keep their size', () => {
    const { shapes } = read('<text data-label="full" x="50" y="25"></text>', { full: 'voll' });
    expect(shapes).toContain('<text x="25%" y="25%">voll</text>');
  });

  it('writes its measures with the decimal sign of the language', () => {
    const { shapes } = read('<text data-measure="2.950 ns" x="50" y="25"></text>');
    expect(shapes).toContain('<text x="25%" y="25%">2,950&nbsp;ns</text>');
  });

  it('centres the number of a balloon on its ring', () => {
    const { shapes } = read(
      '<circle class="d-bal" cx="100" cy="50" r="14"/><text class="d-nr" x="100" y="55">1</text>',
    );
    expect(shapes).toContain('cx="50%" cy="50%"');
    expect(shapes).toContain('x="50%" y="50%">1</text>');
  });

  it('is refused where a word is missing, or a colour, a handler or a file of others is named', () => {
    expect(() => read('<text data-label="full" x="1" y="1"></text>')).toThrow(/full/);
    expect(() => read('<path fill="red" d="M0 0"/>')).toThrow(/fill/);
    expect(() => read('<path onclick="x()" d="M0 0"/>')).toThrow(/onclick/);
    expect(() => read('<use href="https://example.org/#a"/>')).toThrow(/example/);
    expect(() => read('<script>x()</script>')).toThrow(/script/);
    expect(() => readLargeDrawing('<p>no</p>', 'fifo')).toThrow(/svg/);
  });
});

import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { construction, readConstructionLines } from './constructionLines.ts';

describe('the construction drawing of the mark', () => {
  it('is read apart: centre lines, lines, exposed fields', () => {
    const drawing = readConstructionLines(
      '<svg viewBox="-1 -1 6 4"><path class="c" stroke="red" d="M0 1H2"/><path d="M0 2H2"/><path class="f" d="M0 0H2V2Z"/></svg>',
      '0 0 2 2',
    );
    expect(drawing).toEqual({
      viewBox: '-1 -1 6 4',
      centre: '<path d="M0 1H2"/>',
      lines: '<path d="M0 2H2"/>',
      fields: '<path d="M0 0H2V2Z"/>',
    });
  });

  it('may be missing: the mark then stands alone, with the room that lines would take [S2]', () => {
    expect(readConstructionLines(undefined, '0 0 200 100').viewBox).toBe('-38 -19 276 138');
  });

  it.each([
    ['a mark alone', undefined, '0 0 100 100'],
    ['a high mark', undefined, '0 0 50 100'],
    ['high lines', '<svg viewBox="0 0 10 30"><path d="M0 2H2"/></svg>', '0 0 10 10'],
  ])(
    'of %s is never higher than its place: services stay in the first view [L2]',
    (_, source, box) => {
      const [x = 0, , width = 0, height = 0] = readConstructionLines(source, box)
        .viewBox.split(' ')
        .map(Number);
      expect(width / height).toBeCloseTo(1.05);
      const [left = 0, , markWidth = 0] = box.split(' ').map(Number);
      expect(x + width / 2, 'in its middle').toBeCloseTo(left + markWidth / 2);
    },
  );

  it.skipIf(!existsSync('src/assets/logo/construction.svg'))('is that of the file', () => {
    expect(`${construction.centre}${construction.lines}`).not.toBe('');
  });
});

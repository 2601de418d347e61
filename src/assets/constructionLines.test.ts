import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { construction, readConstructionLines } from './constructionLines.ts';

describe('the construction drawing of the mark', () => {
  it('is read apart: centre lines, lines, exposed fields', () => {
    const drawing = readConstructionLines(
      '<svg viewBox="-1 -1 4 4"><path class="c" stroke="red" d="M0 1H2"/><path d="M0 2H2"/><path class="f" d="M0 0H2V2Z"/></svg>',
      '0 0 2 2',
    );
    expect(drawing).toEqual({
      viewBox: '-1 -1 4 4',
      centre: '<path d="M0 1H2"/>',
      lines: '<path d="M0 2H2"/>',
      fields: '<path d="M0 0H2V2Z"/>',
    });
  });

  it('may be missing: the mark then stands alone, with the room that lines would take [S2]', () => {
    expect(readConstructionLines(undefined, '0 0 100 100').viewBox).toBe('-19 -19 138 138');
  });

  it.skipIf(!existsSync('src/assets/logo/construction.svg'))('is that of the file', () => {
    expect(`${construction.centre}${construction.lines}`).not.toBe('');
  });
});

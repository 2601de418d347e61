import { type DefaultTreeAdapterTypes, parseFragment, serialize } from 'parse5';
import { describe, expect, it } from 'vitest';
import { extractSharedShapes } from './extractSharedShapes.ts';

const svg = (inside: string) =>
  parseFragment(`<svg>${inside}</svg>`).childNodes[0] as DefaultTreeAdapterTypes.Element;

/** What is left in the page, and what stands in the file. */
function moved(inside: string) {
  const drawing = svg(inside);
  const { path, svg: file } = extractSharedShapes('x', [drawing]);
  return { page: serialize(drawing).replaceAll(path, 'FILE'), file, path };
}

describe('what a drawing shows in every language', () => {
  it('leaves one reference in the page, whatever it consists of', () => {
    const { page, file } = moved(
      '<svg viewBox="0 0 9 9"><path stroke="var(--drawing-ink)" d="M0 0h9"/><circle r="2"/></svg><text x="5%">VDD</text>',
    );
    expect(page).toBe('<use href="FILE#s0"></use>');
    expect(file).toContain(
      '<g id="s0"><svg viewBox="0 0 9 9"><path stroke="var(--drawing-ink)" d="M0 0h9"/><circle r="2"/></svg><text x="5%">VDD</text></g>',
    );
  });

  it('keeps its place in the order of painting: words of the content stay between', () => {
    const { page, file } = moved(
      '<path d="M0 0"/><text data-label="sleep"></text><path d="M1 1"/><svg x="9"><text data-measure="1 V"></text></svg>',
    );
    expect(page).toBe(
      '<use href="FILE#s0"></use><text data-label="sleep"></text><use href="FILE#s1"></use><svg x="9"><text data-measure="1 V"></text></svg>',
    );
    expect(file).not.toContain('data-');
  });

  it('is found by what refers to it', () => {
    const { page, file } = moved(
      '<path id="row" d="M0 0"/><path d="M1 1"/><use href="#row" x="9"/>',
    );
    expect(page).toBe(
      '<use href="FILE#row"></use><use href="FILE#s1"></use><use href="FILE#row" x="9"></use>',
    );
    expect(file).toContain('<path id="row" d="M0 0"');
  });

  it('stays where something of the page is meant', () => {
    const inside =
      '<clipPath id="c"><path d="M0 0"></path></clipPath><path clip-path="url(#c)" d="M1 1"></path>';
    expect(moved(inside).page).toBe(inside);
    const sheet = `<svg viewBox="0 0 9 9">${inside}</svg>`;
    expect(moved(sheet).page).toBe(sheet);
  });

  it('has another address when it changes', () => {
    expect(moved('<path d="M0 0"/>').path).toMatch(/^\/drawings\/x\.[\w-]{8}\.svg$/);
    expect(moved('<path d="M0 0"/>').path).not.toBe(moved('<path d="M0 1"/>').path);
  });
});

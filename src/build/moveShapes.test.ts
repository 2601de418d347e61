import { type DefaultTreeAdapterTypes, parseFragment, serialize } from 'parse5';
import { describe, expect, it } from 'vitest';
import { moveShapes } from './moveShapes.ts';

const svg = (inside: string) =>
  parseFragment(`<svg>${inside}</svg>`).childNodes[0] as DefaultTreeAdapterTypes.Element;

/** What is left in the page, and what stands in the file. */
function moved(inside: string) {
  const drawing = svg(inside);
  const { path, svg: file } = moveShapes('x', [drawing]);
  return { page: serialize(drawing).replaceAll(path, 'FILE'), file, path };
}

describe('the shapes of a drawing', () => {
  it('leave one reference with their class in the page, and no colour in the file', () => {
    const { page, file } = moved('<path class="k" d="M0 0h9"/>');
    expect(page).toBe('<use class="k" href="FILE#s0"></use>');
    expect(file).toContain('<path id="s0" d="M0 0h9" vector-effect="non-scaling-stroke"></path>');
    expect(file).not.toContain('class');
  });

  it('go together where they follow each other and look alike', () => {
    const { page, file } = moved(
      '<path class="k" d="M0 0"/><circle class="k" r="2"/><path class="n" d="M1 1"/><path class="k" d="M2 2"/>',
    );
    expect(page).toBe(
      '<use class="k" href="FILE#s0"></use><use class="n" href="FILE#s1"></use><use class="k" href="FILE#s2"></use>',
    );
    const [first] = parseFragment(file).childNodes as DefaultTreeAdapterTypes.Element[];
    expect(first?.childNodes.map(({ nodeName }) => nodeName)).toEqual(['g', 'path', 'path']);
  });

  it('keep the order of what is painted: words and groups between them stay where they are', () => {
    const { page } = moved('<path d="M0 0"/><text>a</text><g class="f"><path d="M1 1"/></g>');
    expect(page).toBe(
      '<use href="FILE#s0"></use><text>a</text><g class="f"><use href="FILE#s1"></use></g>',
    );
  });

  it('are found by those that refer to them', () => {
    const { page, file } = moved(
      '<path id="row" d="M0 0"/><path d="M1 1"/><use href="#row" x="9"/>',
    );
    expect(page).toBe(
      '<use href="FILE#row"></use><use href="FILE#s1"></use><use href="FILE#row" x="9"></use>',
    );
    expect(file).toContain('<path id="row" d="M0 0"');
  });

  it('stay where something of the page is meant', () => {
    const inside =
      '<clipPath id="c"><path d="M0 0"></path></clipPath><path clip-path="url(#c)" d="M1 1"></path>';
    expect(moved(inside).page).toBe(inside);
  });

  it('have another address when they change', () => {
    expect(moved('<path d="M0 0"/>').path).toMatch(/^\/drawings\/x\.[\w-]{8}\.svg$/);
    expect(moved('<path d="M0 0"/>').path).not.toBe(moved('<path d="M0 1"/>').path);
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { ServiceContent } from '../content/schemas/service.ts';
import { applyStyle, largeDrawingStyle } from './drawingStyles.ts';
import { extractSharedShapes } from './extractSharedShapes.ts';
import { largeDrawingMarkup, readLargeDrawing } from './largeDrawing.ts';
import {
  attribute,
  childElements,
  isTextNode,
  type SvgElement,
  selfAndDescendants,
} from './svgElements.ts';

const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100">${inside}</svg>`;
const read = (inside: string, labels = {}) =>
  largeDrawingMarkup(readLargeDrawing(svg(inside), 'fifo'), labels, 'de-DE');

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

  it('is refused where a word is missing, or its markup is not safe', () => {
    expect(() => read('<text data-label="full" x="1" y="1"></text>')).toThrow(/full/);
    expect(() => read('<script>x()</script>')).toThrow(/script/);
  });

  it('keeps the shapes, the balloon and the words of a part in groups of its number', () => {
    const { shapes } = read(
      '<path class="d-g" d="M0 0"/><g data-part="2"><path class="d-l" d="M1 1"/><text data-label="full" x="50" y="25"/></g><g data-part="2"><circle class="d-bal" cx="100" cy="50" r="14"/></g>',
      { full: 'voll' },
    );
    const sheet = (inside: string) => `<svg viewBox="0 0 200 100">${inside}</svg>`;
    expect(shapes).toBe(
      sheet('<path class="d-g" d="M0 0"></path>') +
        `<g data-part="2">${sheet('<path class="d-l" d="M1 1"></path>')}</g>` +
        '<g data-part="2" id="part-2"><text x="25%" y="25%">voll</text><circle class="d-bal" cx="50%" cy="50%" r="14"></circle></g>',
    );
  });

  it('keeps what is painted later above what is painted earlier, whatever their parts', () => {
    const { shapes } = read(
      '<g data-part="1"><path d="M1 1"/></g><path d="M2 2"/><g data-part="1"><path d="M3 3"/></g>',
    );
    expect([...shapes.matchAll(/d="M(\d)/g)].map(([, at]) => at)).toEqual(['1', '2', '3']);
  });

  it('is refused where a text stands in a group that has no number', () => {
    expect(() => read('<g><text x="1" y="1">V</text></g>')).toThrow(/outside any group/);
  });
});

const services = new URL('../../content/en/services/', import.meta.url);
const drawn = readdirSync(services)
  .map((file): ServiceContent => parse(readFileSync(new URL(file, services), 'utf8')))
  .flatMap(({ drawing, deliverables }) => (drawing ? [{ file: drawing.file, deliverables }] : []));

describe.each(drawn)('the large drawing $file', ({ file, deliverables }) => {
  const source = new URL(`../assets/drawings/${file}.svg`, import.meta.url);
  const load = () => readLargeDrawing(readFileSync(source, 'utf8'), file).drawing;
  const partsOf = (drawing: SvgElement) =>
    Map.groupBy(
      childElements(drawing).filter((each) => attribute(each, 'data-part')),
      (each) => Number(attribute(each, 'data-part')),
    );

  it('has for each deliverable one balloon, and what it points at', () => {
    const parts = partsOf(load());
    const numbers = deliverables.map((_, index) => index + 1);
    expect([...parts.keys()].sort((a, b) => a - b)).toEqual(numbers);
    for (const [number, groups] of parts) {
      const elements = groups.flatMap(selfAndDescendants);
      const balloons = elements.filter((each) => attribute(each, 'class') === 'd-bal');
      const [text, ...others] = elements.filter((each) => attribute(each, 'class') === 'd-nr');
      expect([balloons.length, others.length]).toEqual([1, 0]);
      expect(text?.childNodes.filter(isTextNode)).toMatchObject([{ value: `${number}` }]);
      // The leader is one shape; what it points at is another.
      const shapes = elements.filter((each) => each.tagName === 'path');
      expect(shapes.length).toBeGreaterThan(1);
    }
  });

  it('leaves every numbered group in the page, with a reference to its shapes', () => {
    const drawing = applyStyle(load(), largeDrawingStyle);
    extractSharedShapes('x', [drawing]);
    for (const groups of partsOf(drawing).values())
      for (const group of groups)
        expect(childElements(group).map(({ tagName }) => tagName)).toContain('use');
  });
});

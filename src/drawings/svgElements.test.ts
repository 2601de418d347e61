import { parseFragment } from 'parse5';
import { expect, test } from 'vitest';
import { childElements, type SvgElement, writeXml } from './svgElements.ts';

const xmlOf = (inside: string) => {
  const [svg] = parseFragment(`<svg>${inside}</svg>`).childNodes as SvgElement[];
  return svg ? childElements(svg).map(writeXml).join('') : '';
};

test('text and attributes are escaped', () => {
  const markup = '<text id="&quot;R&amp;D&quot;">1 &lt; 2 &amp; 3</text>';
  expect(xmlOf(markup)).toBe(markup);
});

test('XML has no name for a space that does not break, and closes empty elements at once', () => {
  expect(xmlOf('<text>1&nbsp;V</text><path d="M0 0"></path>')).toBe(
    '<text>1\u00a0V</text><path d="M0 0"/>',
  );
});

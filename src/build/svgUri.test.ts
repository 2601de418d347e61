import { expect, test } from 'vitest';
import { svgUri } from './svgUri.ts';

test('a drawing survives the way through an address and a quoted attribute', () => {
  const svg = "<svg fill='#fff'><path d='M0 0'/>100%</svg>";
  const uri = svgUri(`${svg.replaceAll("'", '"')}\n`);
  expect(uri).not.toMatch(/["<>]/);
  expect(decodeURIComponent(uri.replace('data:image/svg+xml,', ''))).toBe(svg);
});

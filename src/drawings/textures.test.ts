import { describe, expect, it } from 'vitest';
import { loadTexture, readTexture, textureMarkup } from './textures.ts';

describe('textures of the floorplan', () => {
  it('keep their frame, the side they are cropped at, and their lines', () => {
    const svg =
      '<svg viewBox="0 0 4 2" preserveAspectRatio="xMinYMin slice"><path d="M0 0"/></svg>';
    expect(textureMarkup(readTexture(svg, 'grid'))).toEqual({
      viewBox: '0 0 4 2',
      fit: 'xMinYMin slice',
      shapes: '<path d="M0 0"></path>',
    });
  });

  it('are refused with a script or an event handler', () => {
    const svg = (inside: string) => `<svg viewBox="0 0 4 2">${inside}</svg>`;
    expect(() => readTexture(svg('<script>x()</script>'), 'grid')).toThrow('<script>');
    expect(() => readTexture(svg('<path onclick="x()" d="M0 0"/>'), 'grid')).toThrow('onclick');
  });

  it('name the file that is missing or cannot be read', () => {
    expect(() => loadTexture('nowhere')).toThrow(/textures\/nowhere\.svg: expected a texture/);
    expect(() => readTexture('<svg><path d="M0 0"/></svg>', 'grid')).toThrow(
      'Texture "grid": expected a viewBox',
    );
  });
});

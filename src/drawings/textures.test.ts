import { describe, expect, it } from 'vitest';
import { drawingFile } from './drawingFiles.ts';
import { readTexture, textureMarkup } from './textures.ts';

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

  it('name the file that is missing or cannot be read', () => {
    expect(() => drawingFile('textures', 'nowhere')).toThrow(/textures\/nowhere\.svg: expected/);
    expect(() => readTexture('<svg><path d="M0 0"/></svg>', 'grid')).toThrow(
      'Texture "grid": expected a viewBox',
    );
  });
});

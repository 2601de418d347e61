import { type DefaultTreeAdapterTypes, serialize } from 'parse5';
import { readSvg } from './svg.ts';

/**
 * A pattern of the floorplan: lines in the colour of the block it stands in. The files move in
 * relative steps, so that cells which look alike are written alike and compress to almost nothing.
 */
export interface Texture {
  viewBox: string;
  /** Which part stays when the block crops it. */
  fit: string;
  shapes: string;
}

export interface TextureSheet extends Omit<Texture, 'shapes'> {
  sheet: DefaultTreeAdapterTypes.Element;
}

const files = import.meta.glob<string>('../assets/textures/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export function readTexture(svg: string, name: string): TextureSheet {
  const { viewBox, attributes, root } = readSvg(svg, `src/assets/textures/${name}.svg`);
  const fit = attributes.get('preserveAspectRatio') ?? 'xMaxYMin slice';
  return { viewBox, fit, sheet: root };
}

export function textureOf(name: string): TextureSheet {
  const file = files[`../assets/textures/${name}.svg`];
  if (!file) throw new Error(`src/assets/textures/${name}.svg: expected a texture, found none`);
  return readTexture(file, name);
}

export const textureMarkup = ({ viewBox, fit, sheet }: TextureSheet): Texture => ({
  viewBox,
  fit,
  shapes: serialize(sheet),
});

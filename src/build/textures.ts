import { readSvg } from './svg.ts';

/**
 * A pattern of the floorplan: lines in the colour of the block it stands in. The files move in
 * relative steps, so that cells which look alike are written alike and compress to almost nothing.
 */
export interface Texture {
  name: string;
  viewBox: string;
  /** Which part stays when the block crops it. */
  fit: string;
  shapes: string;
}

const files = import.meta.glob<string>('../assets/textures/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export function readTexture(svg: string, name: string): Texture {
  const { viewBox, attributes, inner } = readSvg(svg, `src/assets/textures/${name}.svg`);
  const fit = attributes.get('preserveAspectRatio') ?? 'xMaxYMin slice';
  return { name, viewBox, fit, shapes: inner.trim() };
}

export function textureOf(name: string): Texture {
  const file = files[`../assets/textures/${name}.svg`];
  if (!file) throw new Error(`src/assets/textures/${name}.svg: expected a texture, found none`);
  return readTexture(file, name);
}

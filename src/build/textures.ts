import { type DefaultTreeAdapterTypes, html, parseFragment, serialize } from 'parse5';

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

type Element = DefaultTreeAdapterTypes.Element;

const files = import.meta.glob<string>('../assets/textures/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export function readTexture(svg: string, name: string): Texture {
  const root = parseFragment(svg).childNodes.find(
    (node): node is Element => 'tagName' in node && node.namespaceURI === html.NS.SVG,
  );
  const attribute = (key: string) => root?.attrs.find((each) => each.name === key)?.value;
  const viewBox = attribute('viewBox');
  if (!root || !viewBox) {
    throw new Error(`src/assets/textures/${name}.svg: expected a viewBox, found none`);
  }
  const fit = attribute('preserveAspectRatio') ?? 'xMaxYMin slice';
  return { name, viewBox, fit, shapes: serialize(root).trim() };
}

export function textureOf(name: string): Texture {
  const file = files[`../assets/textures/${name}.svg`];
  if (!file) throw new Error(`src/assets/textures/${name}.svg: expected a texture, found none`);
  return readTexture(file, name);
}

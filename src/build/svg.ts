import { parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';

export const SHAPES: ReadonlySet<string> = new Set([
  ...['path', 'rect', 'circle', 'ellipse', 'polygon', 'polyline', 'line'],
]);
/** Where a shape is drawn decides its colours. */
const COLOURS = new Set(['class', 'fill', 'stroke', 'style']);

export interface Shape {
  className: string;
  element: Tree.Element;
}

export interface Svg {
  viewBox: string;
  attributes: ReadonlyMap<string, string>;
  root: Tree.Element;
  shapes: Shape[];
}

/** A drawing's file, read as a browser reads it. */
export function readSvg(svg: string, file: string): Svg {
  const root = elementsIn(parseFragment(svg)).find(({ tagName }) => tagName === 'svg');
  const attributes = attributesOf(root);
  const viewBox = attributes.get('viewBox');
  if (!root || !viewBox) throw new Error(`${file}: expected a viewBox, found none`);
  return {
    viewBox,
    attributes,
    root,
    shapes: elementsIn(root)
      .filter(({ tagName }) => SHAPES.has(tagName))
      .map((element) => ({ className: attributesOf(element).get('class') ?? '', element })),
  };
}

/** The shapes alone, without colours of their own: to be drawn, or to clip what is drawn. */
export function bareMarkup(shapes: readonly Shape[]): string {
  return shapes
    .map(({ element }) => {
      const attributes = element.attrs
        .filter(({ name }) => !COLOURS.has(name))
        .flatMap((each) =>
          each.name === 'fill-rule' ? [each, { ...each, name: 'clip-rule' }] : [each],
        );
      const written = attributes
        .map(({ name, value }) => ` ${name}="${escapeXml(value)}"`)
        .join('');
      return `<${element.tagName}${written}/>`;
    })
    .join('');
}

/** For texts and attributes of a file that is written as a string. */
export const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const attributesOf = (element: Tree.Element | undefined) =>
  new Map(element?.attrs.map(({ name, value }) => [name, value]));

function elementsIn(parent: Tree.ParentNode): Tree.Element[] {
  return parent.childNodes.flatMap((node) =>
    'tagName' in node ? [node, ...elementsIn(node)] : [],
  );
}

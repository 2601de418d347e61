import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html } from 'parse5';

export type SvgElement = DefaultTreeAdapterTypes.Element;
export type SvgNode = DefaultTreeAdapterTypes.ChildNode;
export type Attributes = Readonly<Record<string, string>>;

export const SHAPES: ReadonlySet<string> = new Set([
  ...['path', 'rect', 'circle', 'ellipse', 'polygon', 'polyline', 'line'],
]);

export const isElement = (node: SvgNode): node is SvgElement => 'tagName' in node;
export const isTextNode = (node: SvgNode) => node.nodeName === '#text';

export const attribute = (element: SvgElement, name: string) =>
  element.attrs.find((each) => each.name === name)?.value;

export const isTextElement = (element: SvgElement) => element.tagName === 'text';

export const classesOf = (element: SvgElement) =>
  attribute(element, 'class')?.split(' ').filter(Boolean) ?? [];

export const childElements = (parent: SvgElement) => parent.childNodes.filter(isElement);

export const selfAndDescendants = (element: SvgElement): SvgElement[] => [
  element,
  ...childElements(element).flatMap(selfAndDescendants),
];

/** The keys of the words that a drawing takes from the content. */
export const labelsIn = (drawing: SvgElement): ReadonlySet<string> =>
  new Set(selfAndDescendants(drawing).flatMap((text) => attribute(text, 'data-label') ?? []));

export function createElement(
  tag: 'g' | 'svg' | 'use',
  attributes: Attributes = {},
  children: readonly SvgElement[] = [],
): SvgElement {
  const attrs = Object.entries(attributes).map(([name, value]) => ({ name, value }));
  const element = defaultTreeAdapter.createElement(tag, html.NS.SVG, attrs);
  for (const child of children) defaultTreeAdapter.appendChild(element, child);
  return element;
}

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

export const writeAttributes = (attributes: Attributes) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeXml(value)}"`)
    .join('');

/** The markup of an SVG file. parse5 writes HTML, which has `&nbsp;` and no self-closing tags. */
export function writeXml({ tagName, attrs, childNodes }: SvgElement): string {
  const attributes = writeAttributes(
    Object.fromEntries(attrs.map(({ name, value }) => [name, value])),
  );
  const inner = childNodes.map((node) => {
    if (isElement(node)) return writeXml(node);
    return 'value' in node ? escapeXml(node.value) : '';
  });
  return inner.length > 0
    ? `<${tagName}${attributes}>${inner.join('')}</${tagName}>`
    : `<${tagName}${attributes}/>`;
}

import {
  type DefaultTreeAdapterTypes,
  defaultTreeAdapter,
  html,
  parseFragment,
  serializeOuter,
} from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.ChildNode;

export interface LargeDrawing {
  width: number;
  height: number;
  /** The shapes on a sheet of their own, and over it texts and balloons that keep their size. */
  shapes: string;
}

/** The classes that src/styles/drawings.css colours; a drawing has no other way to get a colour. */
const CLASS = /^d-[a-z0-9]+$/;

const ELEMENTS: ReadonlySet<string> = new Set([
  ...['circle', 'ellipse', 'line', 'path', 'polygon', 'polyline', 'rect'],
  ...['clipPath', 'defs', 'g', 'text', 'tspan', 'use'],
]);

const REFUSED: ReadonlySet<string> = new Set(['style', 'fill', 'stroke', 'color', 'opacity']);

/** In a balloon the number stands five units below the centre; over the sheet it is centred by CSS. */
const NUMBER_BELOW = 5;

const isElement = (node: Node): node is Element => 'tagName' in node;

const valueOf = (element: Element, name: string) =>
  element.attrs.find((attribute) => attribute.name === name)?.value;

const hasClass = (element: Element, name: string) =>
  (valueOf(element, 'class') ?? '').split(' ').includes(name);

/** The words of the drawing are looked up by the keys its file names. */
export function readLargeDrawing(
  source: string,
  name: string,
  labels: Readonly<Record<string, string>>,
): LargeDrawing {
  const broken = (problem: string) => new Error(`Drawing "${name}": ${problem}`);
  const root = parseFragment(source).childNodes.find(isElement);
  const [, , width, height] = (root && valueOf(root, 'viewBox')?.split(' ').map(Number)) ?? [];
  if (!root || root.namespaceURI !== html.NS.SVG || !width || !height) {
    throw broken('expected one <svg> element with a viewBox');
  }

  const check = (element: Element) => {
    if (!ELEMENTS.has(element.tagName)) throw broken(`<${element.tagName}> is not allowed`);
    for (const attribute of element.attrs) {
      const { name: key, value } = attribute;
      if (key.startsWith('on') || REFUSED.has(key)) throw broken(`${key} is not allowed`);
      if (key === 'href' && !value.startsWith('#')) throw broken(`${value} is not in the drawing`);
      if (key === 'class' && !value.split(' ').every((part) => CLASS.test(part))) {
        throw broken(`unknown class ${value}`);
      }
      if (key === 'id') attribute.value = `${name}-${value}`;
      if (key === 'href') attribute.value = `#${name}-${value.slice(1)}`;
      if (value.startsWith('url(#')) attribute.value = `url(#${name}-${value.slice(5)}`;
    }
    for (const child of element.childNodes.filter(isElement)) check(child);
  };

  const write = (text: Element) => {
    const key = valueOf(text, 'data-label');
    if (key === undefined) return;
    const word = labels[key];
    if (word === undefined) throw broken(`expected a word for the label ${key}`);
    text.attrs = text.attrs.filter((attribute) => attribute.name !== 'data-label');
    text.childNodes = [];
    defaultTreeAdapter.insertText(text, word);
  };

  const share = (value: string, whole: number) => `${+((Number(value) / whole) * 100).toFixed(2)}%`;
  const place = (element: Element) => {
    const below = hasClass(element, 'd-nr') ? NUMBER_BELOW : 0;
    for (const attribute of element.attrs) {
      const { name: key, value } = attribute;
      if (key === 'x' || key === 'cx') attribute.value = share(value, width);
      if (key === 'y' || key === 'cy') attribute.value = share(`${Number(value) - below}`, height);
    }
    return element;
  };

  const elements = root.childNodes.filter(isElement);
  for (const element of elements) check(element);
  const isOver = (element: Element) => element.tagName === 'text' || hasClass(element, 'd-bal');
  const over = elements.filter(isOver);
  for (const element of over.filter(({ tagName }) => tagName === 'text')) write(element);
  const sheet = defaultTreeAdapter.createElement('svg', html.NS.SVG, [
    { name: 'viewBox', value: `0 0 ${width} ${height}` },
  ]);
  for (const element of elements.filter((element) => !isOver(element))) {
    defaultTreeAdapter.appendChild(sheet, element);
  }
  const shapes = [sheet, ...over.map(place)].map((element) => serializeOuter(element)).join('');
  return { width, height, shapes };
}

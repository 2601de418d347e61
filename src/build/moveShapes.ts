import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html, serializeOuter } from 'parse5';
import { attribute, isElement } from './drawing.ts';
import { type SvgFile, svgFile } from './svgFile.ts';

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.ChildNode;

const SHAPES = new Set(['path', 'circle', 'ellipse', 'line', 'polygon', 'polyline', 'rect']);
/** What refers to a place in its own document has to stay there. */
const STAYS = new Set(['defs', 'clipPath', 'text']);

/** A shape, or several that follow each other and look alike, and what stands for them in the page. */
interface Run {
  shapes: Element[];
  use: Element;
  id: string;
}

/**
 * Moves the shapes of a page's drawings into a file, and leaves a <use> in the place of each: the page
 * keeps groups, words and classes, which colour what is referred to (docs/decisions/023).
 */
export function moveShapes(name: string, drawings: readonly Element[]): SvgFile {
  const runs: Run[] = [];
  const references: Element[] = [];

  const move = (parent: Element) => {
    const left: Node[] = [];
    for (const child of parent.childNodes) {
      const last = runs.at(-1);
      if (!isMovable(child)) {
        left.push(child);
        if (!isElement(child)) continue;
        if (child.tagName === 'use') references.push(child);
        if (!STAYS.has(child.tagName)) move(child);
      } else if (last && last.use === left.at(-1) && looksLike(child, last)) {
        last.shapes.push(shapeOf(child));
      } else {
        const id = attribute(child, 'id') ?? `s${runs.length}`;
        const use = defaultTreeAdapter.createElement('use', html.NS.SVG, classOf(child));
        use.parentNode = parent;
        runs.push({ shapes: [shapeOf(child)], use, id });
        left.push(use);
      }
    }
    parent.childNodes = left;
  };
  for (const drawing of drawings) move(drawing);

  const file = svgFile(`/drawings/${name}`, runs.map(written).join(''));
  const moved = new Set(runs.map(({ id }) => `#${id}`));
  for (const { use, id } of runs) use.attrs.push({ name: 'href', value: `${file.path}#${id}` });
  for (const { attrs } of references)
    for (const each of attrs)
      if (each.name === 'href' && moved.has(each.value)) each.value = file.path + each.value;
  return file;
}

const classOf = ({ attrs }: Element) => attrs.filter(({ name }) => name === 'class');

function isMovable(node: Node): node is Element {
  if (!isElement(node) || !SHAPES.has(node.tagName)) return false;
  return !node.attrs.some(({ value }) => value.includes('url('));
}

/** What has an id is referred to by it, alone. */
const looksLike = (shape: Element, { use, id, shapes }: Run) =>
  attribute(shape, 'id') === undefined &&
  shapes.every((each) => attribute(each, 'id') !== id) &&
  attribute(shape, 'class') === attribute(use, 'class');

/** Lines keep their weight at any size. */
function shapeOf(element: Element): Element {
  element.attrs = element.attrs.filter(({ name }) => name !== 'class');
  element.attrs.push({ name: 'vector-effect', value: 'non-scaling-stroke' });
  return element;
}

function written({ shapes, id }: Run): string {
  const [only, ...others] = shapes;
  if (!only || others.length > 0)
    return `<g id="${id}">${shapes.map((shape) => serializeOuter(shape)).join('')}</g>`;
  only.attrs = [{ name: 'id', value: id }, ...only.attrs.filter(({ name }) => name !== 'id')];
  return serializeOuter(only);
}

import { type DefaultTreeAdapterTypes, html, parseFragment } from 'parse5';
import { figureInk } from './ink.ts';

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.ChildNode;

/** Every drawing is made on this sheet, so that cards of one row share a scale. */
export const SHEET = { width: 416, height: 232 } as const;
export const FIGURE_VIEW_BOX = `0 0 ${SHEET.width} ${SHEET.height}`;

const ELEMENTS: ReadonlySet<string> = new Set([
  ...['circle', 'ellipse', 'line', 'path', 'polygon', 'polyline', 'rect'],
  ...['clipPath', 'defs', 'g', 'text', 'tspan', 'use'],
]);

const COLOURS: ReadonlySet<string> = new Set(['fill', 'stroke', 'color', 'opacity']);

export const isElement = (node: Node): node is Element => 'tagName' in node;
export const isText = (node: Node) => node.nodeName === '#text';

const isBlank = (node: Node) => 'value' in node && node.value.trim() === '';
const isRemark = (node: Node) => node.nodeName === '#comment'; // an XML declaration reads as one

export interface DrawingKind {
  /** What a message calls it. */
  called: string;
  /** The one sheet of its kind; without it every drawing has its own. */
  viewBox?: string;
  /** The classes that ink.ts colours: a drawing has no other way to get a colour. */
  isClass: (name: string) => boolean;
  /** The attribute of a group that may hold texts beside its shapes. */
  groupedBy?: string;
}

const FIGURE: DrawingKind = {
  called: 'Figure',
  viewBox: FIGURE_VIEW_BOX,
  isClass: (name) => name in figureInk.classes,
};

/** A drawing's file, checked and safe to inline beside others: an editor may exchange any of them. */
export function readDrawing(source: string, name: string, kind = FIGURE): Element {
  const broken = (problem: string) => new Error(`${kind.called} "${name}": ${problem}`);
  const shown = (from: number, to: number) => source.slice(from, to).trim().slice(0, 40);

  const { childNodes } = parseFragment(source, { sourceCodeLocationInfo: true });
  const [root, ...more] = childNodes.filter((node) => !isRemark(node) && !isBlank(node));
  if (!root || !isElement(root) || root.namespaceURI !== html.NS.SVG || more.length > 0) {
    throw broken('expected one <svg> element');
  }
  const viewBox = root.attrs.find(({ name: key }) => key === 'viewBox')?.value;
  if (viewBox === undefined || viewBox !== (kind.viewBox ?? viewBox)) {
    throw broken(`expected viewBox="${kind.viewBox ?? '0 0 1440 700'}"`);
  }

  /** The parser mends what it can; a drawing that needs it is refused, as no one sees what was meant. */
  const checkSource = ({ tagName, childNodes, sourceCodeLocation: at }: Element) => {
    if (!at?.startTag) throw broken(`cannot read <${tagName}>`);
    const { startTag, endTag, attrs = {} } = at;
    for (const { startOffset, endOffset } of Object.values(attrs)) {
      const last = source[endOffset - 1];
      if (endOffset === startOffset || (last !== '"' && last !== "'")) {
        throw broken(`cannot read "${shown(startTag.startOffset, startTag.endOffset)}"`);
      }
    }
    if (!endTag) {
      if (source.slice(0, startTag.endOffset).endsWith('/>')) return;
      throw broken(`<${tagName}> is not closed`);
    }
    const ends = [...childNodes.map((child) => child.sourceCodeLocation), endTag];
    let end = startTag.endOffset;
    for (const part of ends) {
      if (!part || part.startOffset !== end) {
        throw broken(`${shown(end, part?.startOffset ?? end)} closes nothing`);
      }
      end = part.endOffset;
    }
  };

  const checkedAttribute = ({ prefix, name: key, value }: Element['attrs'][number]) => {
    if (key.startsWith('on')) throw broken(`the event handler ${key} is not allowed`);
    if (key === 'style') throw broken('style attributes are not allowed, use the classes');
    if (COLOURS.has(key)) throw broken(`colours come from the classes, remove ${key}`);
    if (key === 'href') {
      if (!value.startsWith('#')) throw broken(`the external reference ${value} is not allowed`);
      return { name: 'href', value: `#${name}-${value.slice(1)}` };
    }
    if (prefix || key.includes(':')) throw broken(`unknown attribute ${key}`);
    if (key === 'id') return { name: 'id', value: `${name}-${value}` };
    if (key === 'class') {
      const unknown = value.split(/\s+/).find((part) => part && !kind.isClass(part));
      if (unknown) throw broken(`unknown class ${unknown}`);
    }
    if (/url\(\s*(?!#)/.test(value)) throw broken(`the external reference ${value} is not allowed`);
    return { name: key, value: value.replaceAll('url(#', `url(#${name}-`) };
  };

  const check = (element: Element) => {
    const { tagName, namespaceURI } = element;
    if (!ELEMENTS.has(tagName) || namespaceURI !== html.NS.SVG) {
      throw broken(`<${tagName}> is not allowed`);
    }
    checkSource(element);
    element.attrs = element.attrs.map(checkedAttribute);
    checkChildren(element);
  };

  const mayHoldText = (parent: Element) =>
    parent === root ||
    (parent.parentNode === root &&
      kind.groupedBy !== undefined &&
      attribute(parent, kind.groupedBy) !== undefined);

  const checkChildren = (parent: Element) => {
    parent.childNodes = parent.childNodes.filter((node) => !isRemark(node) && !isBlank(node));
    for (const child of parent.childNodes) {
      if (isElement(child)) {
        if (child.tagName === 'text' && !mayHoldText(parent)) {
          throw broken('<text> stands in the sheet itself, outside any group');
        }
        check(child);
      } else if (parent.tagName !== 'text' && parent.tagName !== 'tspan') {
        throw broken(`cannot read "${'value' in child ? child.value.trim().slice(0, 40) : ''}"`);
      }
    }
  };

  checkSource(root);
  checkChildren(root);
  return root;
}

export const elementsOf = (root: Element) => root.childNodes.filter(isElement);

/** The element itself and all inside it. */
export const allIn = (element: Element): Element[] => [
  element,
  ...elementsOf(element).flatMap(allIn),
];

export const attribute = (element: Element, name: string) =>
  element.attrs.find((each) => each.name === name)?.value;

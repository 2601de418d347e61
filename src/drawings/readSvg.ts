import { html, parseFragment } from 'parse5';
import { attribute, isElement, SHAPES, type SvgElement, type SvgNode } from './svgElements.ts';

/** The rules for one kind of SVG file. Scripts, event handlers and other files are never allowed. */
export interface SvgRules {
  /** The kind, for error messages. */
  kind: string;
  /** The size that all files of the kind have; without it each file has its own. */
  viewBox?: string;
  /** Whether a class has a style. Files get their colours from classes, so that themes can change them. */
  isClass: (name: string) => boolean;
  /** Which groups may hold texts; by default texts stand outside all groups. */
  mayHoldTexts?: (group: SvgElement) => boolean;
  /** Logos come from drawing programs: their shapes are kept, their colours, styles and metadata dropped. */
  keepsOnlyShapes?: true;
  /** Files of this kind refer to each other's ids. By default ids get the file's name as a prefix. */
  hasSharedIds?: true;
}

const ELEMENTS: ReadonlySet<string> = new Set([
  ...SHAPES,
  ...['clipPath', 'defs', 'g', 'text', 'tspan', 'use'],
]);

/** What a drawing may say of an element. All others are refused: many of them can name a file elsewhere. */
const ATTRIBUTES: ReadonlySet<string> = new Set([
  ...[
    'class',
    'clip-path',
    'clip-rule',
    'd',
    'dx',
    'dy',
    'fill-rule',
    'id',
    'points',
    'text-anchor',
  ],
  ...[
    'transform',
    'x',
    'y',
    'width',
    'height',
    'cx',
    'cy',
    'r',
    'rx',
    'ry',
    'x1',
    'y1',
    'x2',
    'y2',
  ],
  ...['data-label', 'data-measure', 'data-part'],
]);

/** The one value that names another element: one of the same file. */
const OWN_CLIP_PATH = /^url\(#([\w-]+)\)$/;

const COLOURS: ReadonlySet<string> = new Set(['fill', 'stroke', 'color', 'opacity']);

/** Of a logo: what draws its shapes, apart from colours. */
const GEOMETRY: ReadonlySet<string> = new Set([
  ...['class', 'transform', 'fill-rule', 'd', 'points', 'x', 'y', 'width', 'height'],
  ...['cx', 'cy', 'r', 'rx', 'ry', 'x1', 'y1', 'x2', 'y2'],
]);

const isBlank = (node: SvgNode) => 'value' in node && node.value.trim() === '';
const isComment = (node: SvgNode) => node.nodeName === '#comment'; // also an XML declaration
const isIgnored = (node: SvgNode) => isComment(node) || isBlank(node);

/** Reads an SVG file and throws unless its markup is safe to put into a page: editors may replace files. */
export function readSvg(source: string, name: string, rules: SvgRules): SvgElement {
  const problem = (text: string) => new Error(`${rules.kind} "${name}": ${text}`);
  const excerpt = (from: number, to: number) => source.slice(from, to).trim().slice(0, 40);
  const prefix = rules.hasSharedIds ? '' : `${name}-`;

  const { childNodes } = parseFragment(source, { sourceCodeLocationInfo: true });
  const [root, ...others] = childNodes.filter((node) => !isIgnored(node));
  if (!root || !isElement(root) || root.namespaceURI !== html.NS.SVG || others.length > 0) {
    throw problem('expected one <svg> element');
  }
  const viewBox = attribute(root, 'viewBox');
  if (viewBox === undefined || viewBox !== (rules.viewBox ?? viewBox)) {
    throw problem(
      rules.viewBox ? `expected viewBox="${rules.viewBox}"` : 'expected a viewBox, found none',
    );
  }

  /** The HTML parser repairs broken markup silently. Broken files are refused: the repair may be wrong. */
  const checkSource = ({ tagName, childNodes, sourceCodeLocation }: SvgElement) => {
    if (!sourceCodeLocation?.startTag) throw problem(`cannot read <${tagName}>`);
    const { startTag, endTag, attrs = {} } = sourceCodeLocation;
    for (const { startOffset, endOffset } of Object.values(attrs)) {
      const last = source[endOffset - 1];
      if (endOffset === startOffset || (last !== '"' && last !== "'")) {
        throw problem(`cannot read "${excerpt(startTag.startOffset, startTag.endOffset)}"`);
      }
    }
    if (!endTag) {
      if (source.slice(0, startTag.endOffset).endsWith('/>')) return;
      throw problem(`<${tagName}> is not closed`);
    }
    const parts = [...childNodes.map((child) => child.sourceCodeLocation), endTag];
    let end = startTag.endOffset;
    for (const part of parts) {
      if (!part || part.startOffset !== end) {
        throw problem(`${excerpt(end, part?.startOffset ?? end)} closes nothing`);
      }
      end = part.endOffset;
    }
  };

  const checkedAttribute = ({ prefix: space, name: key, value }: SvgElement['attrs'][number]) => {
    if (key.startsWith('on')) throw problem(`the event handler ${key} is not allowed`);
    if (key === 'style') throw problem('style attributes are not allowed, use the classes');
    if (COLOURS.has(key)) throw problem(`colours come from the classes, remove ${key}`);
    if (key === 'href') {
      if (!value.startsWith('#')) throw problem(`the external reference ${value} is not allowed`);
      return { name: 'href', value: `#${prefix}${value.slice(1)}` };
    }
    if (space || !ATTRIBUTES.has(key)) throw problem(`the attribute ${key} is not allowed`);
    if (key === 'id') return { name: 'id', value: prefix + value };
    if (key === 'class') {
      const unknown = value.split(/\s+/).find((part) => part && !rules.isClass(part));
      if (unknown) throw problem(`unknown class ${unknown}`);
    }
    if (key === 'clip-path') {
      const id = OWN_CLIP_PATH.exec(value)?.[1];
      if (!id) throw problem(`the external reference ${value} is not allowed`);
      return { name: key, value: `url(#${prefix}${id})` };
    }
    return { name: key, value };
  };

  const check = (element: SvgElement) => {
    const { tagName, namespaceURI } = element;
    if (rules.keepsOnlyShapes)
      element.attrs = element.attrs.filter(
        ({ name: key }) => key.startsWith('on') || GEOMETRY.has(key),
      );
    if (!ELEMENTS.has(tagName) || namespaceURI !== html.NS.SVG) {
      throw problem(`<${tagName}> is not allowed`);
    }
    checkSource(element);
    element.attrs = element.attrs.map(checkedAttribute);
    checkChildren(element);
  };

  const mayHoldText = (parent: SvgElement) =>
    parent === root || (parent.parentNode === root && rules.mayHoldTexts?.(parent));

  const isKept = (node: SvgNode) =>
    !rules.keepsOnlyShapes ||
    (isElement(node) &&
      (node.tagName === 'script' || node.tagName === 'g' || SHAPES.has(node.tagName)));

  const checkChildren = (parent: SvgElement) => {
    parent.childNodes = parent.childNodes.filter((node) => !isIgnored(node) && isKept(node));
    for (const child of parent.childNodes) {
      if (isElement(child)) {
        if (child.tagName === 'text' && !mayHoldText(parent)) {
          throw problem('<text> stands in the sheet itself, outside any group');
        }
        check(child);
      } else if (parent.tagName !== 'text' && parent.tagName !== 'tspan') {
        throw problem(`cannot read "${'value' in child ? child.value.trim().slice(0, 40) : ''}"`);
      }
    }
  };

  checkSource(root);
  checkChildren(root);
  return root;
}

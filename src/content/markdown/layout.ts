import type { Element, ElementContent, Root } from 'hast';
import { marksFor } from '../../lib/joiners.ts';
import {
  aside,
  type Footnote,
  footnotesIn,
  isFootnotes,
  isReference,
  reference,
  referencesIn,
} from './footnotes.ts';
import { mathMl } from './formula.ts';
import {
  type Content,
  classesOf,
  element,
  isBlank,
  isElement,
  mapElements,
  onlyChild,
  raw,
  text,
  textOf,
} from './hast.ts';
import { scrollingTable } from './table.ts';

/** Words that screen readers say, and the link from a footnote back to the text. */
export interface LayoutWords {
  /** On a page each heading of the second level opens a row; a note is one column of text. */
  kind: 'page' | 'note';
  formula: string;
  code: string;
  table: string;
  /** {number} */
  footnote: string;
  back: string;
  /** Of the link back, where it is not the language of the text. */
  backLang?: string;
  /** Drawings of files, as HTML: each stands where a paragraph is nothing but a link to its file. */
  plots?: Readonly<Record<string, { shapes: string; caption: string }>>;
  /** The drawing of a calculation, as HTML. */
  drawing?: {
    shapes: string;
    caption: string;
    link: { href: string; text: string };
    lang: string | undefined;
  };
}

/** Columns 5 to 12, or the whole width of narrower windows. */
const PICTURE_SIZES = '(width <= 75rem) 100vw, min(64vw, 59rem)';

/** A picture alone in its paragraph; its title becomes the caption. */
function figure(image: Element): Element {
  const { title, ...properties } = image.properties;
  const picture = { ...properties, layout: 'constrained', sizes: PICTURE_SIZES };
  return element(
    'figure',
    {},
    element('img', picture),
    ...(title ? [element('figcaption', { className: ['note'] }, text(String(title)))] : []),
  );
}

function drawnFigure({
  shapes,
  caption,
  link,
  lang,
}: NonNullable<LayoutWords['drawing']>): Element {
  return element(
    'figure',
    { className: ['drawn'], lang },
    raw(shapes),
    element(
      'figcaption',
      { className: ['note'] },
      text(`${caption} `),
      element('a', { className: ['link'], href: link.href }, text(link.text)),
    ),
  );
}

/** A paragraph that is nothing but a link to a file of numbers: its drawing, with the link below it. */
function plotFigure(link: Element, words: LayoutWords): Element | undefined {
  const plot = words.plots?.[String(link.properties.href)];
  if (!plot) return undefined;
  return element(
    'figure',
    { className: ['drawn'] },
    raw(plot.shapes),
    element('figcaption', { className: ['note'] }, text(`${plot.caption} `), link),
  );
}

/** The drawing stands at the end of the first part that has a heading: what it shows has been said by then. */
function withDrawing(blocks: readonly Element[], drawing: LayoutWords['drawing']): Element[] {
  if (!drawing) return [...blocks];
  const headings = blocks.flatMap(({ tagName }, index) => (tagName === 'h2' ? [index] : []));
  return blocks.toSpliced(headings[1] ?? blocks.length, 0, drawnFigure(drawing));
}

/** Too wide for a phone: these scroll by themselves, also with the keyboard. */
const scrolling = (className: string, ariaLabel: string): Element['properties'] => ({
  className: [className],
  role: 'group',
  tabIndex: 0,
  ariaLabel,
});

function code(listing: Element, name: string): Element {
  const language = listing.properties.dataLanguage;
  const isNamed = language !== undefined && language !== 'plaintext';
  const label = isNamed ? `${name}${marksFor(name).comma}${language}` : name;
  return element('pre', scrolling('code', label), ...listing.children);
}

function block(node: Element, words: LayoutWords): Element {
  const only = onlyChild(node);
  if (node.tagName === 'p' && isElement(only, 'img')) return figure(only);
  if (node.tagName === 'p' && isElement(only, 'a')) return plotFigure(only, words) ?? node;
  if (node.tagName !== 'pre') return node;
  return isElement(only, 'code') && classesOf(only).includes('math-display')
    ? element('div', scrolling('formula', words.formula), raw(mathMl(textOf(only), true)))
    : code(node, words.code);
}

/** A picture in a line of text gets a paragraph of its own: the editor puts it where the cursor is. */
function withPicturesApart(node: Content): Content[] {
  if (!isElement(node, 'p')) return [node];
  const parts: ElementContent[][] = [[]];
  for (const child of node.children) {
    if (isElement(child, 'img')) parts.push([child], []);
    else parts.at(-1)?.push(child);
  }
  if (parts.length === 1) return [node];
  return parts
    .filter((part) => !part.every((child) => isBlank(child) || isElement(child, 'br')))
    .map((part) => element('p', node.properties, ...part));
}

/** An emphasised line directly above a table is its caption. */
function captionOf(node: Content | undefined): Element | undefined {
  const only = isElement(node, 'p') ? onlyChild(node) : undefined;
  return isElement(only, 'em') ? only : undefined;
}

const isFormula = (node: Content) =>
  isElement(node, 'code') && classesOf(node).includes('math-inline');

/** What closes or follows a formula at once, and cannot begin a line. */
const MARKS = /^[,.;:!?)\]}%»”’、。，．；：！？）」』।]+/u;

/** A mark after a formula stays beside it: browsers break between a formula and any text. */
function keepMarks(nodes: readonly ElementContent[]): ElementContent[] {
  const kept: ElementContent[] = [];
  for (const node of nodes) {
    const last = kept.at(-1);
    const [marks] = (node.type === 'text' && MARKS.exec(node.value)) || [];
    if (node.type !== 'text' || !marks || !last || !isFormula(last)) {
      kept.push(node);
      continue;
    }
    kept[kept.length - 1] = element('span', { className: ['whole'] }, last, text(marks));
    kept.push(text(node.value.slice(marks.length)));
  }
  return kept;
}

/** Links, references and formulas inside a block, and blocks inside it, as in a list. */
function withInnerParts(
  outer: Element,
  footnotes: ReadonlyMap<string, Footnote>,
  words: LayoutWords,
): Element {
  const change = (node: Element): ElementContent => {
    if (node.tagName === 'table') return scrollingTable(node, undefined, words.table);
    if (isFormula(node)) {
      return raw(mathMl(textOf(node), false));
    }
    if (isReference(node)) {
      const { number = 0 } = footnotes.get(String(node.properties.href).slice(1)) ?? {};
      return reference(node, number, words);
    }
    if (node.tagName !== 'a') return block(node, words);
    if (node.properties.dataFootnoteBackref !== undefined) return node;
    return element('a', { ...node.properties, className: ['link'] }, ...node.children);
  };
  const together = (node: Element) => change({ ...node, children: keepMarks(node.children) });
  const children = keepMarks(outer.children).map((child) =>
    child.type === 'element' ? mapElements(child, together) : child,
  );
  return { ...outer, children };
}

/** Every block of the text, with its footnotes beside it. */
function blocksOf(root: Root, words: LayoutWords): Element[] {
  const footnotes = footnotesIn(root);
  const inside = (node: Element) => withInnerParts(node, footnotes, words);
  const nodes = root.children
    .flatMap(withPicturesApart)
    .filter((node) => isElement(node) && !isFootnotes(node)) as Element[];
  const placed = new Set<string>();
  return nodes.flatMap((node, index) => {
    if (captionOf(node) && isElement(nodes[index + 1], 'table')) return [];
    const caption = captionOf(nodes[index - 1]);
    const shown =
      node.tagName === 'table'
        ? scrollingTable(inside(node), caption && inside(caption), words.table)
        : block(inside(node), words);
    const inCaption = node.tagName === 'table' && caption ? referencesIn(caption) : [];
    const notes = [...inCaption, ...referencesIn(node)].flatMap((id) => {
      const footnote = footnotes.get(id);
      // A second reference leads to the same note.
      if (placed.has(id)) return [];
      placed.add(id);
      return footnote ? [aside({ ...footnote, content: inside(footnote.content) }, words)] : [];
    });
    if (notes.length === 0) return [shown];
    const margin = element('div', { className: ['footnotes'] }, ...notes);
    return [element('div', { className: ['noted'] }, shown, margin)];
  });
}

/** The heading of a row stands in the margin, its text beside it. */
function rowsOf(blocks: readonly Element[]): Element[] {
  const starts = blocks.flatMap((each, index) =>
    index === 0 || each.tagName === 'h2' ? [index] : [],
  );
  return starts.map((start, index) => {
    const [first, ...others] = blocks.slice(start, starts[index + 1]);
    const isHeaded = first?.tagName === 'h2';
    const heading = isHeaded ? [first] : [];
    const content = isHeaded || !first ? others : [first, ...others];
    return element(
      'section',
      { className: ['wrap', 'grid', 'document-section', 'document-row'] },
      ...heading,
      element('div', {}, ...content),
    );
  });
}

/** The check names HTML in a text; what it may miss does not reach a page. */
const withoutHtml = <T extends Root | Content>(node: T): T =>
  'children' in node
    ? {
        ...node,
        children: node.children
          .filter(({ type }) => type !== ('raw' as Content['type']))
          .map((child) => withoutHtml(child)),
      }
    : node;

export function layOut(root: Root, words: LayoutWords): Root {
  const blocks = withDrawing(blocksOf(withoutHtml(root), words), words.drawing);
  return { type: 'root', children: words.kind === 'page' ? rowsOf(blocks) : blocks };
}

import {
  html as names,
  parse,
  type DefaultTreeAdapterTypes as Tree,
  defaultTreeAdapter as tree,
} from 'parse5';
import { readByAttribute } from './customProperties.ts';

/** Marks in the text of a page what is written anew: from one character to another. */
interface Place {
  start: number;
  end: number;
}

interface Styles extends Place {
  text: string;
}

interface OwnStyles extends Styles {
  /** Whether they are for what stands below the first view. */
  isLater: boolean;
}

/** What a finished page holds, as far as its delivery asks. */
export interface BuiltPage {
  html: string;
  language: string;
  direction: string;
  classes: Set<string>;
  /** Those of the elements that begin before the first view ends. */
  firstClasses: Set<string>;
  /** The text of its scripts. */
  scripts: string[];
  /** Its style elements, in their order; those with an attribute hold rules of this page alone. */
  shared: Styles[];
  own: OwnStyles[];
  /** The custom properties that its attributes read. */
  readByAttributes: Set<string>;
  /** Where <LaterStyles /> stands: the first view ends at the first. */
  markers: Place[];
  templates: Place[];
  /** Ends of shapes that hold nothing, from the last character of the start tag on. */
  emptyShapes: Place[];
  /** Where another attribute of the script files that it runs can stand. */
  scriptFiles: Place[];
}

/**
 * What is told of a page's new form. Empty shapes are closed in their own tag; the rest stays as Astro
 * wrote it, letter for letter.
 */
export interface NewStyles {
  shared: string;
  /** Undefined for what is left out. */
  own: readonly (string | undefined)[];
  /** Put in where the first view ends. */
  atMarker?: string;
}

export function readPage(html: string): BuiltPage {
  const page: BuiltPage = {
    html,
    language: '',
    direction: 'ltr',
    classes: new Set(),
    firstClasses: new Set(),
    scripts: [],
    shared: [],
    own: [],
    readByAttributes: new Set(),
    markers: [],
    templates: [],
    emptyShapes: [],
    scriptFiles: [],
  };
  for (const element of elementsOf(html)) readElement(page, element);
  return page;
}

function readElement(page: BuiltPage, element: Tree.Element): void {
  for (const { name, value } of element.attrs) {
    if (name === 'class') addClasses(page, value.split(' '));
    if (name === 'lang' && element.tagName === 'html') page.language = value;
    if (name === 'dir' && element.tagName === 'html') page.direction = value;
    if (value.includes('var(--'))
      for (const each of readByAttribute(name, value)) page.readByAttributes.add(each);
  }
  const { startOffset: start = 0, endOffset: end = 0 } = element.sourceCodeLocation ?? {};
  const { startTag, endTag } = element.sourceCodeLocation ?? {};
  const isEmptyShape = element.namespaceURI === names.NS.SVG && element.childNodes.length === 0;
  if (isEmptyShape && startTag && endTag)
    page.emptyShapes.push({ start: startTag.endOffset - 1, end });
  const isMarker = element.attrs.some(({ name }) => name === 'data-later');
  if (isMarker) page.markers.push({ start, end });
  if (element.tagName === 'template') page.templates.push({ start, end });
  if (element.tagName === 'script') {
    page.scripts.push(textOf(element));
    const afterName = start + '<script'.length;
    // What waits in a template is wanted at once when its time has come.
    const waits = page.templates.some((place) => place.start < start && start < place.end);
    if (!waits && element.attrs.some(({ name }) => name === 'src'))
      page.scriptFiles.push({ start: afterName, end: afterName });
  }
  if (element.tagName === 'style') {
    const styles = { text: textOf(element), start, end };
    const isLater = element.attrs.some(({ value }) => value === 'later');
    if (element.attrs.length === 0) page.shared.push(styles);
    else page.own.push({ ...styles, isLater });
  }
}

function addClasses({ classes, firstClasses, markers }: BuiltPage, names: string[]): void {
  for (const name of names) {
    classes.add(name);
    if (markers.length === 0) firstClasses.add(name);
  }
}

/** For what the first view does not wait for: typefaces and pictures come before it. */
export const AFTER_FIRST_VIEW = 'fetchpriority="low"';

/** The page with all its styles in one element, where the first of them stood; its own rules come last. */
export function writePage(page: BuiltPage, { shared, own, atMarker = '' }: NewStyles): string {
  const all = `<style>${shared}${own.filter((css) => css !== undefined).join('')}</style>`;
  const edits = [
    ...page.shared.map((place, at) => ({ ...place, text: at ? '' : all })),
    ...page.own.map((place) => ({ ...place, text: '' })),
    ...page.markers.map((place, at) => ({ ...place, text: at ? '' : atMarker })),
    ...page.emptyShapes.map((place) => ({ ...place, text: '/>' })),
    ...page.scriptFiles.map((place) => ({ ...place, text: ` ${AFTER_FIRST_VIEW}` })),
  ].sort((a, b) => a.start - b.start);
  let written = '';
  let done = 0;
  for (const { start, end, text } of edits) {
    written += page.html.slice(done, start) + text;
    done = end;
  }
  return written + page.html.slice(done);
}

/** Every element, in the order of the page; what a page holds for browsers without scripts as well. */
export function* elementsOf(html: string): Generator<Tree.Element> {
  // Without scripting, the inside of <noscript> is read as elements, not as text.
  yield* elementsIn(parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false }));
}

function* elementsIn(parent: Tree.ParentNode): Generator<Tree.Element> {
  for (const child of parent.childNodes) {
    if (!tree.isElementNode(child)) continue;
    yield child;
    yield* elementsIn('content' in child ? (child as Tree.Template).content : child);
  }
}

/** What stands in a script or a style. */
export const textOf = ({ childNodes }: Tree.Element): string =>
  childNodes.map((node) => (tree.isTextNode(node) ? node.value : '')).join('');

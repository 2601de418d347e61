import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html, serializeOuter } from 'parse5';
import { measureText } from '../lib/measure.ts';
import { attribute, type DrawingKind, elementsOf, readDrawing } from './drawing.ts';

type Element = DefaultTreeAdapterTypes.Element;

export interface LargeDrawing {
  width: number;
  height: number;
  /** What is inlined: the sheet, and over it what keeps its size. */
  shapes: string;
}

/** src/styles/drawings.css colours them. */
const LARGE: DrawingKind = { called: 'Drawing', isClass: (name) => /^d-[a-z0-9]+$/.test(name) };

/** In a balloon the number stands five units below the centre; over the sheet CSS centres it. */
const NUMBER_BELOW = 5;

const hasClass = (element: Element, name: string) =>
  (attribute(element, 'class') ?? '').split(' ').includes(name);

const isWord = (element: Element) => element.tagName === 'text';
const isOver = (element: Element) => isWord(element) || hasClass(element, 'd-bal');

const share = (value: number, whole: number) => `${+((value / whole) * 100).toFixed(2)}%`;

/** The keys of the words that a drawing takes from its page. */
export function largeDrawingLabels(source: string, name: string): ReadonlySet<string> {
  const texts = elementsOf(readDrawing(source, name, LARGE)).filter(isWord);
  return new Set(texts.flatMap((text) => attribute(text, 'data-label') ?? []));
}

/** A drawing as it is shown: shapes on a sheet of their own, and over it texts and balloons. */
export interface LargeSheet {
  name: string;
  width: number;
  height: number;
  sheet: Element;
  over: Element[];
}

export function readLargeDrawing(source: string, name: string): LargeSheet {
  const root = readDrawing(source, name, LARGE);
  const viewBox = attribute(root, 'viewBox') ?? '';
  const [, , width = 1, height = 1] = viewBox.split(' ').map(Number);
  const sheet = defaultTreeAdapter.createElement('svg', html.NS.SVG, [
    { name: 'viewBox', value: viewBox },
  ]);
  const elements = elementsOf(root);
  for (const element of elements.filter((each) => !isOver(each))) {
    defaultTreeAdapter.appendChild(sheet, element);
  }
  return { name, width, height, sheet, over: elements.filter(isOver) };
}

/** With its words and numbers in a language. */
export function largeDrawing(
  { name, width, height, sheet, over }: LargeSheet,
  labels: Readonly<Record<string, string>>,
  locale: string,
): LargeDrawing {
  const wordFor = (key: string) => {
    const word = labels[key];
    if (!word) throw new Error(`Drawing "${name}": expected a word for the label ${key}`);
    return word;
  };

  const write = (text: Element) => {
    const key = attribute(text, 'data-label');
    const measure = attribute(text, 'data-measure');
    text.attrs = text.attrs.filter((each) => !each.name.startsWith('data-'));
    if (key !== undefined) defaultTreeAdapter.insertText(text, wordFor(key));
    if (measure !== undefined) defaultTreeAdapter.insertText(text, measureText(measure, locale));
  };

  const place = (element: Element) => {
    const below = hasClass(element, 'd-nr') ? NUMBER_BELOW : 0;
    element.attrs = element.attrs.map(({ name: key, value }) => {
      if (key === 'x' || key === 'cx') return { name: key, value: share(+value, width) };
      if (key === 'y' || key === 'cy') return { name: key, value: share(+value - below, height) };
      return { name: key, value };
    });
  };

  for (const element of over) {
    if (isWord(element)) write(element);
    place(element);
  }
  const shapes = [sheet, ...over].map((element) => serializeOuter(element)).join('');
  return { width, height, shapes };
}

import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html, serialize } from 'parse5';
import { measureText } from '../lib/measure.ts';
import { allIn, attribute, type DrawingKind, elementsOf, readDrawing } from './drawing.ts';
import { largeInk } from './ink.ts';

type Element = DefaultTreeAdapterTypes.Element;

export interface LargeDrawing {
  width: number;
  height: number;
  /** What is inlined: the sheet, and over it what keeps its size. */
  shapes: string;
}

/** Marks a group with the number of a deliverable: its balloon, its leader and what they point at. */
const PART = 'data-part';

const LARGE: DrawingKind = {
  called: 'Drawing',
  isClass: (name) => name in largeInk.classes,
  groupedBy: PART,
};

/** In a balloon the number stands five units below the centre; over the sheet CSS centres it. */
const NUMBER_BELOW = 5;

const hasClass = (element: Element, name: string) =>
  (attribute(element, 'class') ?? '').split(' ').includes(name);

const isWord = (element: Element) => element.tagName === 'text';
const isOver = (element: Element) => isWord(element) || hasClass(element, 'd-bal');

const share = (value: number, whole: number) => `${+((value / whole) * 100).toFixed(2)}%`;

/** The keys of the words that a drawing takes from its page. */
export function largeDrawingLabels(source: string, name: string): ReadonlySet<string> {
  const texts = allIn(readDrawing(source, name, LARGE)).filter(isWord);
  return new Set(texts.flatMap((text) => attribute(text, 'data-label') ?? []));
}

/** A drawing as it is shown: shapes on a sheet of their own, and over it texts and balloons. */
export interface LargeSheet {
  name: string;
  width: number;
  height: number;
  /** The sheet and what stands over it, in a group that is not shown itself. */
  drawing: Element;
}

export function readLargeDrawing(source: string, name: string): LargeSheet {
  const root = readDrawing(source, name, LARGE);
  const viewBox = attribute(root, 'viewBox') ?? '';
  const [, , width = 1, height = 1] = viewBox.split(' ').map(Number);
  const sheets: Layer[] = [];
  const words = new Map<Layer['part'], Layer>([[undefined, { part: undefined, elements: [] }]]);
  for (const { element, part } of numbered(root)) {
    if (isOver(element)) {
      place(element, width, height);
      const layer = words.get(part) ?? { part, elements: [] };
      layer.elements.push(element);
      words.set(part, layer);
      continue;
    }
    // Shapes keep their order of painting: what lies on a part may belong to another one.
    const last = sheets.at(-1);
    if (last && last.part === part) last.elements.push(element);
    else sheets.push({ part, elements: [element] });
  }
  const drawing = created(
    'g',
    [],
    [
      ...sheets.flatMap(({ part, elements }) =>
        grouped(part, [created('svg', [{ name: 'viewBox', value: viewBox }], elements)]),
      ),
      ...[...words.values()].flatMap(({ part, elements }) => balloon(part, elements)),
    ],
  );
  return { name, width, height, drawing };
}

/** Elements that follow each other and belong to one part of the drawing, or to none. */
interface Layer {
  part: string | undefined;
  elements: Element[];
}

/** Every shape and text, with the number of the part that it belongs to. */
const numbered = (root: Element) =>
  elementsOf(root).flatMap((element) => {
    const part = attribute(element, PART);
    const elements = part === undefined ? [element] : elementsOf(element);
    return elements.map((each) => ({ element: each, part }));
  });

const grouped = (part: Layer['part'], elements: Element[]) =>
  part === undefined ? elements : [created('g', [{ name: PART, value: part }], elements)];

/** A balloon and its words have an id: the deliverable in the list leads to it. */
const balloon = (part: Layer['part'], elements: Element[]) =>
  part === undefined
    ? elements
    : [
        created(
          'g',
          [
            { name: PART, value: part },
            { name: 'id', value: `part-${part}` },
          ],
          elements,
        ),
      ];

function created(tag: 'g' | 'svg', attrs: Element['attrs'], children: Element[]): Element {
  const element = defaultTreeAdapter.createElement(tag, html.NS.SVG, attrs);
  for (const child of children) defaultTreeAdapter.appendChild(element, child);
  return element;
}

/** In per cent of the sheet: what stands over it keeps its size. */
function place(element: Element, width: number, height: number): void {
  const below = hasClass(element, 'd-nr') ? NUMBER_BELOW : 0;
  element.attrs = element.attrs.map(({ name, value }) => {
    if (name === 'x' || name === 'cx') return { name, value: share(+value, width) };
    if (name === 'y' || name === 'cy') return { name, value: share(+value - below, height) };
    return { name, value };
  });
}

/** With its words and numbers in a language. */
export function largeDrawing(
  { name, width, height, drawing }: LargeSheet,
  labels: Readonly<Record<string, string>>,
  locale: string,
): LargeDrawing {
  const wordFor = (key: string) => {
    const word = labels[key];
    if (!word) throw new Error(`Drawing "${name}": expected a word for the label ${key}`);
    return word;
  };
  for (const text of allIn(drawing).filter(isWord)) {
    const key = attribute(text, 'data-label');
    const measure = attribute(text, 'data-measure');
    text.attrs = text.attrs.filter((each) => !each.name.startsWith('data-'));
    if (key !== undefined) defaultTreeAdapter.insertText(text, wordFor(key));
    if (measure !== undefined) defaultTreeAdapter.insertText(text, measureText(measure, locale));
  }
  return { width, height, shapes: serialize(drawing) };
}

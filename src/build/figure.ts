import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html, serialize } from 'parse5';
import {
  allIn,
  attribute,
  elementsOf,
  FIGURE_VIEW_BOX,
  isText,
  readDrawing,
  SHEET,
} from './drawing.ts';

type Element = DefaultTreeAdapterTypes.Element;

const without = (element: Element, ...names: string[]) =>
  element.attrs.filter(({ name }) => !names.includes(name));

/** '96 192' of 416 as '23.08% 46.15%': a place on the sheet, whatever its size on the page. */
const share = (places: string, whole: number) =>
  places
    .split(/[\s,]+/)
    .map((place) => `${Number(((Number(place) / whole) * 100).toFixed(2))}%`)
    .join(' ');

const isLabel = (element: Element) => element.tagName === 'text';

function placed(element: Element): Element['attrs'] {
  const x = share(attribute(element, 'x') ?? '0', SHEET.width);
  const y = share(attribute(element, 'y') ?? '0', SHEET.height);
  return [
    { name: 'x', value: x },
    { name: 'y', value: y },
  ];
}

function group(tag: 'g' | 'svg', attrs: Element['attrs'], children: Element[]): Element {
  const element = defaultTreeAdapter.createElement(tag, html.NS.SVG, attrs);
  for (const child of children) defaultTreeAdapter.appendChild(element, child);
  return element;
}

/** Nothing is cut off at the edge of the sheet, or around a turned text. */
const svg = (attrs: Element['attrs'], children: Element[]) =>
  group('svg', [...attrs, { name: 'overflow', value: 'visible' }], children);

/** A turned text needs its own origin: percentages do not reach into a transform. */
function place(label: Element): Element {
  const turned = attribute(label, 'transform') !== undefined;
  const place = placed(label);
  label.attrs = [...(turned ? [] : place), ...without(label, 'x', 'y')];
  return turned ? svg(place, [label]) : label;
}

/** The keys of the words that a drawing takes from its card. */
export function figureLabels(source: string, name: string): ReadonlySet<string> {
  const { drawing } = readFigure(source, name);
  return new Set(allIn(drawing).flatMap((text) => attribute(text, 'data-label') ?? []));
}

/** A drawing as it is shown: shapes on a sheet that is scaled with the card, and texts over it. */
export interface Figure {
  name: string;
  /** The sheet and the texts, in a group that is not shown itself. */
  drawing: Element;
}

/**
 * For an <svg class="fig">, in which one unit is one pixel: the texts are placed in per cent, so that
 * they keep their size.
 */
export function readFigure(source: string, name: string): Figure {
  const elements = elementsOf(readDrawing(source, name));
  const texts = elements.filter(isLabel);
  for (const text of texts) checkText(text, name);
  const shapes = elements.filter((element) => !isLabel(element));
  const sheet = svg([{ name: 'viewBox', value: FIGURE_VIEW_BOX }], shapes);
  return { name, drawing: group('g', [], [sheet, ...texts.map(place)]) };
}

function checkText(text: Element, name: string): void {
  const key = attribute(text, 'data-label');
  const broken = (problem: string) => new Error(`Figure "${name}": ${problem}`);
  if (key === undefined && text.childNodes.length === 0)
    throw broken('expected a text or a data-label in <text>');
  if (key !== undefined && text.childNodes.some(isText))
    throw broken(`the word of the label ${key} stands in the content, remove it here`);
}

/** The drawing without its texts, as a list shows it small. */
export function figureSketch({ name, drawing }: Figure): Figure {
  return { name, drawing: group('g', [], elementsOf(drawing).slice(0, 1)) };
}

/** The inside of the drawing's <svg>, with its words in a language. */
export function figureMarkup(
  { name, drawing }: Figure,
  labels: Readonly<Record<string, string>> = {},
): string {
  for (const text of allIn(drawing)) {
    const key = attribute(text, 'data-label');
    if (key === undefined) continue;
    const word = labels[key];
    if (word === undefined)
      throw new Error(`Figure "${name}": expected a word for the label ${key}`);
    text.attrs = without(text, 'data-label');
    defaultTreeAdapter.insertText(text, word);
  }
  return serialize(drawing);
}

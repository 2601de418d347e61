import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html, serializeOuter } from 'parse5';
import { attribute, elementsOf, FIGURE_VIEW_BOX, isText, readDrawing, SHEET } from './drawing.ts';

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

const svg = (attrs: Element['attrs'], children: Element[]) => {
  const element = defaultTreeAdapter.createElement('svg', html.NS.SVG, attrs);
  for (const child of children) defaultTreeAdapter.appendChild(element, child);
  return element;
};

/** A turned text needs its own origin: percentages do not reach into a transform. */
function place(label: Element): Element {
  const turned = attribute(label, 'transform') !== undefined;
  const place = placed(label);
  label.attrs = [...(turned ? [] : place), ...without(label, 'x', 'y', 'data-label')];
  return turned ? svg(place, [label]) : label;
}

/** The keys of the words that a drawing takes from its card. */
export function figureLabels(source: string, name: string): ReadonlySet<string> {
  const keys = readFigure(source, name).texts.map((text) => attribute(text, 'data-label'));
  return new Set(keys.filter((key) => key !== undefined));
}

/** A drawing as it is shown: shapes on a sheet that is scaled with the card, and texts over it. */
export interface Figure {
  name: string;
  sheet: Element;
  texts: Element[];
}

export function readFigure(source: string, name: string): Figure {
  const elements = elementsOf(readDrawing(source, name));
  const shapes = elements.filter((element) => !isLabel(element));
  const sheet = svg([{ name: 'viewBox', value: FIGURE_VIEW_BOX }], shapes);
  return { name, sheet, texts: elements.filter(isLabel) };
}

/** The drawing without its words, as a list shows it small. */
export const figureSketch = ({ sheet }: Figure): string => serializeOuter(sheet);

/**
 * The inside of a drawing for an <svg class="fig">, in which one unit is one pixel: the texts are placed
 * in per cent, so that they keep their size.
 */
export function figureMarkup(
  { name, sheet, texts }: Figure,
  labels: Readonly<Record<string, string>> = {},
): string {
  const broken = (problem: string) => new Error(`Figure "${name}": ${problem}`);

  const write = (label: Element) => {
    const key = attribute(label, 'data-label');
    if (key === undefined) {
      if (label.childNodes.length === 0) throw broken('expected a text or a data-label in <text>');
      return;
    }
    if (label.childNodes.some(isText)) {
      throw broken(`the word of the label ${key} stands in the content, remove it here`);
    }
    const word = labels[key];
    if (word === undefined) throw broken(`expected a word for the label ${key}`);
    defaultTreeAdapter.insertText(label, word);
  };

  for (const text of texts) write(text);
  return [sheet, ...texts.map(place)].map((element) => serializeOuter(element)).join('');
}

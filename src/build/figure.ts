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
  const keys = elementsOf(readDrawing(source, name)).map((element) =>
    attribute(element, 'data-label'),
  );
  return new Set(keys.filter((key) => key !== undefined));
}

const isShape = (element: Element) => !isLabel(element);

const sheetOf = (elements: Element[]) =>
  svg([{ name: 'viewBox', value: FIGURE_VIEW_BOX }], elements.filter(isShape));

/** The drawing without its words, as a list shows it small. */
export const figureSketch = (source: string, name: string): string =>
  serializeOuter(sheetOf(elementsOf(readDrawing(source, name))));

/**
 * The inside of a drawing for an <svg class="fig">, in which one unit is one pixel: the shapes on a sheet
 * that is scaled with the card, and over it the texts, placed in per cent, so that they keep their size.
 */
export function figureMarkup(
  source: string,
  name: string,
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

  const elements = elementsOf(readDrawing(source, name));
  const texts = elements.filter(isLabel);
  for (const text of texts) write(text);
  return [sheetOf(elements), ...texts.map(place)]
    .map((element) => serializeOuter(element))
    .join('');
}

import { defaultTreeAdapter, serialize } from 'parse5';
import { percent } from '../lib/scale.ts';
import { figureStyle } from './drawingStyles.ts';
import { readSvg, type SvgRules } from './readSvg.ts';
import {
  attribute,
  childElements,
  createElement,
  isTextElement,
  isTextNode,
  labelsIn,
  type SvgElement,
  selfAndDescendants,
} from './svgElements.ts';

/** Every figure is drawn at this size, so that cards of one row share a scale. */
const SHEET = { width: 416, height: 232 } as const;
export const FIGURE_VIEW_BOX = `0 0 ${SHEET.width} ${SHEET.height}`;

const RULES: SvgRules = {
  kind: 'Figure',
  viewBox: FIGURE_VIEW_BOX,
  isClass: (name) => name in figureStyle.classes,
};

/** A figure's file: the drawing of one feature card. */
export interface Figure {
  name: string;
  /** An SVG group: the shapes, which scale with the card, and the texts, which keep their size. */
  drawing: SvgElement;
}

/** The page shows it in an `<svg class="fig">`, in which one unit is one pixel; texts are placed in per cent. */
export function readFigure(source: string, name: string): Figure {
  const elements = childElements(readSvg(source, name, RULES));
  const texts = elements.filter(isTextElement);
  for (const text of texts) checkText(text, name);
  const shapes = elements.filter((element) => !isTextElement(element));
  const sheet = svgWithOverflow({ viewBox: FIGURE_VIEW_BOX }, shapes);
  return { name, drawing: createElement('g', {}, [sheet, ...texts.map(placeText)]) };
}

function checkText(text: SvgElement, name: string): void {
  const key = attribute(text, 'data-label');
  const problem = (message: string) => new Error(`Figure "${name}": ${message}`);
  if (key === undefined && text.childNodes.length === 0)
    throw problem('expected a text or a data-label in <text>');
  if (key !== undefined && text.childNodes.some(isTextNode))
    throw problem(`the word of the label ${key} stands in the content, remove it here`);
}

/** A rotated text gets an `<svg>` of its own as origin: percentages do not work inside a transform. */
function placeText(text: SvgElement): SvgElement {
  const place = {
    x: inPercent(attribute(text, 'x') ?? '0', SHEET.width),
    y: inPercent(attribute(text, 'y') ?? '0', SHEET.height),
  };
  const others = attributesWithout(text, 'x', 'y');
  if (attribute(text, 'transform') !== undefined) {
    text.attrs = others;
    return svgWithOverflow(place, [text]);
  }
  text.attrs = [...Object.entries(place).map(([name, value]) => ({ name, value })), ...others];
  return text;
}

/** '96 192' of 416 becomes '23.08% 46.15%'; a list places each letter. */
const inPercent = (positions: string, whole: number) =>
  positions
    .split(/[\s,]+/)
    .map((position) => percent(Number(position) / whole))
    .join(' ');

const attributesWithout = (element: SvgElement, ...names: string[]) =>
  element.attrs.filter(({ name }) => !names.includes(name));

const svgWithOverflow = (attributes: Record<string, string>, children: SvgElement[]) =>
  createElement('svg', { ...attributes, overflow: 'visible' }, children);

export const figureLabels = (source: string, name: string) =>
  labelsIn(readFigure(source, name).drawing);

/** The inside of the figure's `<svg>`, with its words in one language. */
export function figureMarkup(
  { name, drawing }: Figure,
  labels: Readonly<Record<string, string>> = {},
): string {
  for (const text of selfAndDescendants(drawing)) {
    const key = attribute(text, 'data-label');
    if (key === undefined) continue;
    const word = labels[key];
    if (word === undefined)
      throw new Error(`Figure "${name}": expected a word for the label ${key}`);
    text.attrs = attributesWithout(text, 'data-label');
    defaultTreeAdapter.insertText(text, word);
  }
  return serialize(drawing);
}

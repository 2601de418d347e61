import { defaultTreeAdapter, serialize } from 'parse5';
import { measureText } from '../lib/measure.ts';
import { percent } from '../lib/scale.ts';
import { largeDrawingStyle } from './drawingStyles.ts';
import { readSvg, type SvgRules } from './readSvg.ts';
import {
  attribute,
  childElements,
  classesOf,
  createElement,
  isTextElement,
  labelsIn,
  type SvgElement,
  selfAndDescendants,
} from './svgElements.ts';

/** The large drawing of a service, as its page shows it. */
export interface LargeDrawing {
  width: number;
  height: number;
  shapes: string;
  balloons: readonly Balloon[];
}

/** Where the number of a deliverable stands, in per cent of the sheet. */
interface Balloon {
  part: string;
  x: string;
  y: string;
}

/** Marks a group with the number of a deliverable: its balloon, its leader and the part they point at. */
const PART = 'data-part';

const RULES: SvgRules = {
  kind: 'Drawing',
  isClass: (name) => name in largeDrawingStyle.classes,
  mayHoldTexts: (group) => attribute(group, PART) !== undefined,
};

/** Files place the number of a balloon five units below its centre; in the page CSS centres it. */
const NUMBER_OFFSET = 5;

/** Texts and balloons keep their size while the sheet scales. */
const keepsItsSize = (element: SvgElement) =>
  isTextElement(element) || classesOf(element).includes('d-bal');

export const largeDrawingLabels = (source: string, name: string) =>
  labelsIn(readSvg(source, name, RULES));

export interface ParsedLargeDrawing {
  name: string;
  width: number;
  height: number;
  /** A group with the sheets, which scale, and above them texts and balloons, which keep their size. */
  drawing: SvgElement;
  balloons: readonly Balloon[];
}

/** Neighbouring elements that belong to one numbered part of the drawing, or to none. */
interface Layer {
  part: string | undefined;
  elements: SvgElement[];
}

export function readLargeDrawing(source: string, name: string): ParsedLargeDrawing {
  const root = readSvg(source, name, RULES);
  const viewBox = attribute(root, 'viewBox') ?? '';
  const [, , width = 1, height = 1] = viewBox.split(' ').map(Number);
  const sheets: Layer[] = [];
  const balloons: Balloon[] = [];
  const overlays = new Map<Layer['part'], Layer>([[undefined, { part: undefined, elements: [] }]]);
  for (const { element, part } of elementsWithPart(root)) {
    if (keepsItsSize(element)) {
      placeInPercent(element, width, height);
      if (part && !isTextElement(element)) {
        const [x = '', y = ''] = ['cx', 'cy'].map((name) => attribute(element, name));
        balloons.push({ part, x, y });
      }
      const layer = overlays.get(part) ?? { part, elements: [] };
      layer.elements.push(element);
      overlays.set(part, layer);
      continue;
    }
    // Shapes keep their painting order: a shape drawn on one part may belong to another part.
    const last = sheets.at(-1);
    if (last && last.part === part) last.elements.push(element);
    else sheets.push({ part, elements: [element] });
  }
  const drawing = createElement('g', {}, [
    ...sheets.flatMap(({ part, elements }) => {
      const sheet = createElement('svg', { viewBox }, elements);
      return part === undefined ? [sheet] : [createElement('g', { [PART]: part }, [sheet])];
    }),
    ...[...overlays.values()].flatMap(({ part, elements }) =>
      // The list of deliverables links to the balloon by this id.
      part === undefined
        ? elements
        : [createElement('g', { [PART]: part, id: `part-${part}` }, elements)],
    ),
  ]);
  return { name, width, height, drawing, balloons };
}

const elementsWithPart = (root: SvgElement) =>
  childElements(root).flatMap((element) => {
    const part = attribute(element, PART);
    const elements = part === undefined ? [element] : childElements(element);
    return elements.map((each) => ({ element: each, part }));
  });

function placeInPercent(element: SvgElement, width: number, height: number): void {
  const offset = classesOf(element).includes('d-nr') ? NUMBER_OFFSET : 0;
  element.attrs = element.attrs.map(({ name, value }) => {
    if (name === 'x' || name === 'cx') return { name, value: percent(+value / width) };
    if (name === 'y' || name === 'cy') return { name, value: percent((+value - offset) / height) };
    return { name, value };
  });
}

/** The drawing with its words and numbers in one language. */
export function largeDrawingMarkup(
  { name, width, height, drawing, balloons }: ParsedLargeDrawing,
  labels: Readonly<Record<string, string>>,
  locale: string,
): LargeDrawing {
  const wordFor = (key: string) => {
    const word = labels[key];
    if (!word) throw new Error(`Drawing "${name}": expected a word for the label ${key}`);
    return word;
  };
  for (const text of selfAndDescendants(drawing).filter(isTextElement)) {
    const key = attribute(text, 'data-label');
    const measure = attribute(text, 'data-measure');
    text.attrs = text.attrs.filter((each) => !each.name.startsWith('data-'));
    if (key !== undefined) defaultTreeAdapter.insertText(text, wordFor(key));
    if (measure !== undefined) defaultTreeAdapter.insertText(text, measureText(measure, locale));
  }
  return { width, height, shapes: serialize(drawing), balloons };
}

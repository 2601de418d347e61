import type { DefaultTreeAdapterTypes } from 'parse5';
import { SHAPES } from './svg.ts';

type Element = DefaultTreeAdapterTypes.Element;
export type Attributes = Readonly<Record<string, string>>;

/**
 * What the classes of a drawing look like. The attributes read tokens that the page sets on the drawing
 * (src/styles/figures.later.css, drawings.css): custom properties are inherited into what a <use> shows, so
 * themes, print and forced colours reach shapes that stand in a file.
 */
export interface Ink {
  /** Of the sheet, and so of every shape on it unless its class says otherwise. */
  sheet: Attributes;
  /** A later one wins over an earlier one. */
  classes: Readonly<Record<string, Attributes>>;
}

const GROUND = 'var(--d-ground)';
const QUIET = 'var(--d-quiet)';
const INK = 'var(--d-ink)';
const INK_2 = 'var(--d-ink-2)';
const INK_3 = 'var(--d-ink-3)';
const LINE = 'var(--d-line)';
const FIELD = 'var(--d-field)';
const COPPER = 'var(--d-copper)';
const ON_COPPER = 'var(--d-on-copper)';
/** Less than 1 where the system's colours have none between ground and ink. */
const FAINT = 'var(--d-faint,1)';

const stroke = (colour: string, width?: number, more: Attributes = {}): Attributes => ({
  stroke: colour,
  ...(width !== undefined && { 'stroke-width': String(width) }),
  ...more,
});
const body = (fill: string, edge: string, width?: number) => ({ fill, ...stroke(edge, width) });
/** A cell of a computed image: its colour is a value, so it can only be made paler. */
const film = (colour: string) => ({ fill: colour, 'fill-opacity': 'var(--d-film)' });
const dashes = (pattern: string) => ({ 'stroke-dasharray': pattern });

/** Lines keep their weight at any size; this is not inherited. */
export const STEADY: Attributes = { 'vector-effect': 'non-scaling-stroke' };
/** What the style sheets set on a drawing is meant for its words: none of it for shapes. */
const NO_HALO = { 'stroke-linejoin': 'miter', 'paint-order': 'normal' };

/** The drawings of the feature cards. */
export const figureInk: Ink = {
  sheet: { ...body('none', INK_2, 1.25), ...NO_HALO },
  classes: {
    // Grid (decoration, so lighter than the 3:1 of every other line) and ticks
    'f-g': stroke(LINE, 1, { 'stroke-opacity': FAINT }),
    'f-g2': stroke(FIELD, 1, { 'stroke-opacity': FAINT }),
    'f-t': stroke(INK_3, 1),
    // Lines: thin, symbol, dashed
    'f-l': stroke(INK_3),
    'f-s': stroke(INK_2, 1),
    'f-dash': dashes('4 4'),
    // Bodies: block, quiet block, node, cell, dummy; f-w makes a node or a line heavy
    'f-k': body(GROUND, INK, 1.5),
    'f-b': body(QUIET, FIELD, 1),
    'f-n': body(GROUND, INK_2, 1.25),
    'f-w': stroke(INK, 1.5),
    'f-cell': stroke(INK_2, 1),
    'f-dum': stroke(FIELD, 1, { ...dashes('2 3'), 'stroke-opacity': FAINT }),
    // Where wires meet
    'f-ink': { fill: INK_2 },
    // The one marked thing: line, body, board trace
    'f-a': stroke(COPPER, 2),
    'f-copper': body(COPPER, COPPER),
    'f-cu': stroke(COPPER, 4),
    // A word on a copper body
    on: body(ON_COPPER, 'none'),
  },
};

/** The same where they stand small beside a name: every line is thin. */
export const sketchInk: Ink = {
  sheet: { ...figureInk.sheet, 'stroke-width': '1' },
  classes: Object.fromEntries(
    Object.entries(figureInk.classes).map(([name, { 'stroke-width': _, ...attributes }]) => [
      name,
      attributes,
    ]),
  ),
};

/** The large drawings of the service pages. */
export const largeInk: Ink = {
  sheet: { ...body('none', 'none', 1), ...NO_HALO },
  classes: {
    // Lines: drawn, thin (leaders, ticks, axes), grid, boundary, limit, signal
    'd-l': stroke(INK_2, 1.25),
    'd-t': stroke(INK_3),
    'd-g': stroke(LINE),
    'd-dash': stroke(INK_3, undefined, dashes('10 4 2 4')),
    'd-th': stroke(INK_3, undefined, dashes('5 5')),
    'd-sig': stroke(INK),
    // Bodies: block, quiet block, ground (hides what lies behind), solid
    'd-k': body(GROUND, INK, 1.5),
    'd-q': body(QUIET, LINE),
    'd-p': { fill: GROUND },
    'd-ink': { fill: INK_2 },
    // The one marked thing: line, body
    'd-a': stroke(COPPER, 2),
    'd-af': { fill: COPPER },
    // The thin film as the scale of a computed image, from low to high
    'd-0': film('#2a2747'),
    'd-1': film('#4a4390'),
    'd-2': film('#6f68c4'),
    'd-3': film('#5a92be'),
    'd-4': film('#46b3a8'),
    'd-5': film('#9bb27e'),
    'd-6': film('#ddaf5b'),
    // Dense drawings: empty cell, used cell, hatching, shade of a solid body
    'd-cell': stroke(INK_3, 0.8),
    'd-dum': stroke(INK_3, 0.8, dashes('2 2')),
    'd-w': stroke(INK, 1.5),
    'd-used': { fill: INK_2 },
    'd-hatch': stroke(INK_3, 0.8),
    'd-body': body(QUIET, INK),
    'd-shade': body('var(--d-shade)', INK),
    'd-n': body(GROUND, INK_2),
    'd-plane': body('var(--d-plane)', 'var(--d-rim)'),
    'd-cu': stroke(COPPER, 3),
    'd-ret': stroke(COPPER, 2, dashes('5 3')),
    'd-hot': body(COPPER, 'none'),
    // A word inside a filled body, which needs no halo
    'd-in': { stroke: 'none' },
    // Balloons: their numbers are those of the list beside the drawing
    'd-bal': { ...body(GROUND, INK, 1), ...NO_HALO },
    'd-nr': {
      ...body(INK, 'none'),
      'font-size': '14px',
      'text-anchor': 'middle',
      'dominant-baseline': 'central',
    },
  },
};

/** The textures of the floorplan: lines in the colour of the block they stand in, which its styles say. */
export const textureInk: Ink = {
  sheet: {},
  classes: {
    s: body('currentColor', 'none'),
    h: stroke(INK, 1.4),
  },
};

/** The log rule: lines in the colour that its styles say, and where the page stands on it. */
export const ruleInk: Ink = {
  sheet: { fill: 'none' },
  classes: {
    'r-here': stroke(COPPER),
    'r-die': body(COPPER, 'none'),
  },
};

/** A drawing with attributes in the place of its classes. */
export function inked(drawing: Element, ink: Ink): Element {
  for (const child of drawing.childNodes) {
    if (!('tagName' in child)) continue;
    child.attrs = [
      ...child.attrs.filter(({ name }) => name !== 'class'),
      ...Object.entries(lookOf(child, ink)).map(([name, value]) => ({ name, value })),
    ];
    inked(child, ink);
  }
  return drawing;
}

function lookOf({ tagName, attrs }: Element, { sheet, classes }: Ink): Attributes {
  const names = attrs.find(({ name }) => name === 'class')?.value.split(' ') ?? [];
  const isSheet = attrs.some(({ name }) => name === 'viewBox');
  return Object.assign(
    {},
    isSheet && sheet,
    SHAPES.has(tagName) && STEADY,
    looksOf(names, classes),
  );
}

/** What these classes look like together: in a table a later one wins over an earlier one. */
export function looksOf(names: readonly string[], classes: Ink['classes']): Attributes {
  const known = Object.entries(classes).filter(([name]) => names.includes(name));
  return Object.assign({}, ...known.map(([, look]) => look));
}

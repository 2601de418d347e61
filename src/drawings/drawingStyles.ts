import {
  type Attributes,
  childElements,
  classesOf,
  SHAPES,
  type SvgElement,
} from './svgElements.ts';

/**
 * The presentation attributes of a drawing's classes. They read tokens of the page (figures.deferred.css,
 * drawings.deferred.css in src/styles): only custom properties are inherited into the content of a `<use>`, so
 * only they bring themes, print and forced colours to shapes in another file.
 */
export interface DrawingStyle {
  /** Inherited by every shape, unless its class has another value. */
  sheet: Attributes;
  /** As in a style sheet, a class that stands later in this list wins. */
  classes: Readonly<Record<string, Attributes>>;
}

const GROUND = 'var(--drawing-ground)';
const QUIET = 'var(--drawing-quiet)';
const INK = 'var(--drawing-ink)';
const INK_2 = 'var(--drawing-ink-2)';
const INK_3 = 'var(--drawing-ink-3)';
const LINE = 'var(--drawing-line)';
const FIELD = 'var(--drawing-field)';
const COPPER = 'var(--drawing-copper)';
const ON_COPPER = 'var(--drawing-on-copper)';
/** Opacity of faint lines: 1, but less in forced colours, where no colour lies between background and text. */
const FAINT = 'var(--drawing-faint,1)';

const stroke = (colour: string, width?: number, more: Attributes = {}): Attributes => ({
  stroke: colour,
  ...(width !== undefined && { 'stroke-width': String(width) }),
  ...more,
});
const body = (fill: string, edge: string, width?: number) => ({ fill, ...stroke(edge, width) });
/** A cell of a computed image: its colour is data, so themes only change its opacity. */
const film = (colour: string) => ({ fill: colour, 'fill-opacity': 'var(--drawing-film)' });
const dashes = (pattern: string) => ({ 'stroke-dasharray': pattern });

/** Lines keep their width at any size. Not inherited, so every shape needs it. */
export const NON_SCALING_STROKE: Attributes = { 'vector-effect': 'non-scaling-stroke' };
/** Resets the halo of texts, which shapes would inherit from the style sheets. */
const NO_TEXT_HALO = { 'stroke-linejoin': 'miter', 'paint-order': 'normal' };

/** For the figures of the feature cards. */
export const figureStyle: DrawingStyle = {
  sheet: { ...body('none', INK_2, 1.25), ...NO_TEXT_HALO },
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

/** For the large drawings of the service pages. */
export const largeDrawingStyle: DrawingStyle = {
  sheet: { ...body('none', 'none', 1), ...NO_TEXT_HALO },
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
    'film-0': film('#2a2747'),
    'film-1': film('#4a4390'),
    'film-2': film('#6f68c4'),
    'film-3': film('#5a92be'),
    'film-4': film('#46b3a8'),
    'film-5': film('#9bb27e'),
    'film-6': film('#ddaf5b'),
    // Dense drawings: empty cell, used cell, hatching, shade of a solid body
    'd-cell': stroke(INK_3, 0.8),
    'd-dum': stroke(INK_3, 0.8, dashes('2 2')),
    'd-w': stroke(INK, 1.5),
    'd-used': { fill: INK_2 },
    'd-hatch': stroke(INK_3, 0.8),
    'd-body': body(QUIET, INK),
    'd-shade': body('var(--drawing-shade)', INK),
    'd-n': body(GROUND, INK_2),
    'd-plane': body('var(--drawing-plane)', 'var(--drawing-rim)'),
    'd-cu': stroke(COPPER, 3),
    'd-ret': stroke(COPPER, 2, dashes('5 3')),
    'd-hot': body(COPPER, 'none'),
    // A word inside a filled body, which needs no halo
    'd-in': { stroke: 'none' },
    // Balloons: their numbers are those of the list beside the drawing
    'd-bal': { ...body(GROUND, INK, 1), ...NO_TEXT_HALO },
    'd-nr': {
      ...body(INK, 'none'),
      'font-size': '14px',
      'text-anchor': 'middle',
      'dominant-baseline': 'central',
    },
  },
};

/** For the textures of the floorplan: lines in the colour of their block. */
export const textureStyle: DrawingStyle = {
  sheet: {},
  classes: {
    s: body('currentColor', 'none'),
    h: stroke(INK, 1.4),
  },
};

/** Replaces the classes of all elements in a drawing by their attributes. */
export function applyStyle(drawing: SvgElement, style: DrawingStyle): SvgElement {
  for (const child of childElements(drawing)) {
    replaceClasses(child, attributesFor(child, style));
    applyStyle(child, style);
  }
  return drawing;
}

export function replaceClasses(element: SvgElement, attributes: Attributes): void {
  element.attrs = [
    ...element.attrs.filter(({ name }) => name !== 'class'),
    ...Object.entries(attributes).map(([name, value]) => ({ name, value })),
  ];
}

function attributesFor(element: SvgElement, { sheet, classes }: DrawingStyle): Attributes {
  const isSheet = element.attrs.some(({ name }) => name === 'viewBox');
  return {
    ...(isSheet && sheet),
    ...(SHAPES.has(element.tagName) && NON_SCALING_STROKE),
    ...classAttributes(classesOf(element), classes),
  };
}

export function classAttributes(
  names: readonly string[],
  classes: DrawingStyle['classes'],
): Attributes {
  const used = Object.entries(classes).filter(([name]) => names.includes(name));
  return Object.assign({}, ...used.map(([, attributes]) => attributes));
}

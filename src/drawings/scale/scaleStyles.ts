import { classAttributes, type DrawingStyle, NON_SCALING_STROKE } from '../drawingStyles.ts';
import type { Attributes } from '../svgElements.ts';

/** As in a style sheet, a class that stands later in this list wins. art/scale/level.ts explains the names. */
const CLASSES: DrawingStyle['classes'] = {
  p: { fill: 'var(--paper)', stroke: 'none' },
  s: { fill: 'var(--paper-2)', stroke: 'none' },
  j: { fill: 'var(--line-2)', stroke: 'none' },
  g: { fill: 'var(--copper)', stroke: 'none' },
  h: { stroke: 'var(--line-2)' },
  n: { stroke: 'var(--ink-3)' },
  k: { stroke: 'var(--ink)', 'stroke-width': '1.4' },
  f: { opacity: 'var(--fine)' },
  e: { opacity: 'var(--grid)' },
  q: { 'stroke-width': '.8' },
  r: { 'stroke-linejoin': 'round' },
};

/** Marks the group with a level's dimensions. Its texts have their anchor as a class. */
const DIMENSIONS_CLASS = 'd';
const ANCHORS: readonly string[] = ['start', 'middle', 'end'];

export const isScaleClass = (name: string) =>
  name in CLASSES || name === DIMENSIONS_CLASS || ANCHORS.includes(name);
export const isDimensions = (classes: readonly string[]) => classes.includes(DIMENSIONS_CLASS);
/** Rows of cells are drawn as strokes as high as a row, so these strokes have to scale. */
export const isRowOfCells = (classes: readonly string[]) => classes.includes('q');

export const scaleAttributes = (classes: readonly string[]) => classAttributes(classes, CLASSES);

export const LEVEL_DEFAULTS: Attributes = { fill: 'none', stroke: 'var(--line-2)' };
export const COPPER: Attributes = { fill: 'var(--copper)' };
/** The outline keeps a die visible that is smaller than a pixel. */
export const DIE: Attributes = {
  ...COPPER,
  ...NON_SCALING_STROKE,
  stroke: 'var(--copper)',
  'stroke-width': '2',
};
/** For the lines of a dimension. Its texts are styled by the page, as all texts in drawings. */
export const DIMENSION_LINE: Attributes = {
  ...NON_SCALING_STROKE,
  stroke: 'var(--ink-3)',
  'stroke-width': '1',
};

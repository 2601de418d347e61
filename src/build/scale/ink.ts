import { type Attributes, looksOf, STEADY } from '../ink.ts';
import { escapeXml } from '../svg.ts';

/**
 * How the classes of a drawing look (art/scale/level.ts names them). Attributes, as the drawings stand in a
 * file: what a page says of custom properties reaches into it, its classes do not. What comes later in the
 * list wins: a fill has no outline unless it is also drawn as a line.
 */
const INK: Readonly<Record<string, Attributes>> = {
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
};

/** What the classes of a shape do not say. */
export const PLAIN: Attributes = { fill: 'none', stroke: 'var(--line-2)' };

/** Rows of cells are strokes as high as a row: they grow with it, as no other line does. */
export const isRows = (classes: readonly string[]) => classes.includes('q');

export const COPPER: Attributes = { fill: 'var(--copper)' };
/** Outlined, so that what is smaller than a pixel is still seen. */
export const DIE: Attributes = {
  ...COPPER,
  ...STEADY,
  stroke: 'var(--copper)',
  'stroke-width': '2',
};
/** The lines of a dimension; its words are inked by the page, as all words in drawings. */
export const DIMENSION: Attributes = { ...STEADY, stroke: 'var(--ink-3)', 'stroke-width': '1' };

export function inkOf(classes: readonly string[], file: string): Attributes {
  const unknown = classes.find((name) => !INK[name]);
  if (unknown !== undefined) {
    throw new Error(`${file}: expected a known class, found "${unknown}"`);
  }
  return looksOf(classes, INK);
}

export const inkMarkup = (ink: Attributes) =>
  Object.entries(ink)
    .map(([name, value]) => ` ${name}="${escapeXml(value)}"`)
    .join('');

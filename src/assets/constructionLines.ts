import { readLogoFile } from '../drawings/logoFile.ts';
import { mark } from './logo.ts';

/** The lines a mark is constructed from, in the units of mark.svg. */
export interface Construction {
  viewBox: string;
  /** Dash-dotted centre lines (class "c" in the file). */
  centre: string;
  lines: string;
  /** The part of the 8 × 8 fields that the splash shows (class "f"); empty means all of it. */
  fields: string;
}

const files = import.meta.glob<string>('/src/assets/logo/construction.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Around a mark without construction lines, as a share of its size: about what ours take. */
const MARGIN = 0.19;

/** The place of the mark is so much wider than high: a higher one would push the services out of the first view. */
const LEAST_ASPECT = 1.05;

const numbersOf = (box: string) => box.split(/[\s,]+/).map(Number);
const boxOf = (...numbers: number[]) => numbers.map((value) => +value.toFixed(3)).join(' ');

function withMargin(box: string): string {
  const [x = 0, y = 0, width = 1, height = 1] = numbersOf(box);
  return boxOf(
    x - width * MARGIN,
    y - height * MARGIN,
    width * (1 + 2 * MARGIN),
    height * (1 + 2 * MARGIN),
  );
}

/** A box that is too high gets room on both sides. */
function wideEnough(box: string): string {
  const [x = 0, y = 0, width = 1, height = 1] = numbersOf(box);
  const wanted = Math.max(width, height * LEAST_ASPECT);
  return boxOf(x - (wanted - width) / 2, y, wanted, height);
}

/** The file is optional: without it the mark stands alone in the same place. */
export function readConstructionLines(source: string | undefined, markBox: string): Construction {
  if (!source) {
    return { viewBox: wideEnough(withMargin(markBox)), centre: '', lines: '', fields: '' };
  }
  const { viewBox, markupOf } = readLogoFile(source, 'construction.svg');
  return {
    viewBox: wideEnough(viewBox),
    centre: markupOf((classes) => classes.includes('c')),
    lines: markupOf((classes) => classes.length === 0),
    fields: markupOf((classes) => classes.includes('f')),
  };
}

export const construction = readConstructionLines(Object.values(files)[0], mark.viewBox);

import { mark, readLogoFile } from './logo.ts';

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

function withMargin(box: string): string {
  const [x = 0, y = 0, width = 1, height = 1] = box.split(/[\s,]+/).map(Number);
  const rounded = (value: number) => +value.toFixed(3);
  return [
    x - width * MARGIN,
    y - height * MARGIN,
    width * (1 + 2 * MARGIN),
    height * (1 + 2 * MARGIN),
  ]
    .map(rounded)
    .join(' ');
}

/** The file is optional: without it the mark stands alone in the same place. */
export function readConstructionLines(source: string | undefined, markBox: string): Construction {
  if (!source) return { viewBox: withMargin(markBox), centre: '', lines: '', fields: '' };
  const { viewBox, markupOf } = readLogoFile(source, 'construction.svg');
  return {
    viewBox,
    centre: markupOf((classes) => classes.includes('c')),
    lines: markupOf((classes) => classes.length === 0),
    fields: markupOf((classes) => classes.includes('f')),
  };
}

export const construction = readConstructionLines(Object.values(files)[0], mark.viewBox);

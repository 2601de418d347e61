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

/** The file is optional: without it the mark stands alone in the same place. */
export function readConstructionLines(source: string | undefined, markBox: string): Construction {
  if (!source) return { viewBox: markBox, centre: '', lines: '', fields: '' };
  const { viewBox, markupOf } = readLogoFile(source, 'construction.svg');
  return {
    viewBox,
    centre: markupOf((classes) => classes.includes('c')),
    lines: markupOf((classes) => classes.length === 0),
    fields: markupOf((classes) => classes.includes('f')),
  };
}

export const construction = readConstructionLines(Object.values(files)[0], mark.viewBox);

import { mark } from './logo.ts';
import { bareMarkup, readSvg } from './svg.ts';

/** The lines a mark is constructed from, in the units of mark.svg. */
export interface Construction {
  viewBox: string;
  /** Dash-dotted centre lines (class "c" in the file). */
  centre: string;
  lines: string;
  /** The part of the 8 x 8 fields that the splash exposes (class "f"); empty means all of it. */
  fields: string;
}

const files = import.meta.glob<string>('../assets/logo/construction.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export function readConstruction(svg: string | undefined, markBox: string): Construction {
  // A brand may have no construction drawing: its mark then stands alone in the same place.
  if (!svg) return { viewBox: markBox, centre: '', lines: '', fields: '' };
  const { viewBox, shapes } = readSvg(svg, 'src/assets/logo/construction.svg');
  const all = (name: string) => bareMarkup(shapes.filter(({ className }) => className === name));
  return { viewBox, centre: all('c'), lines: all(''), fields: all('f') };
}

export const construction = readConstruction(Object.values(files)[0], mark.viewBox);

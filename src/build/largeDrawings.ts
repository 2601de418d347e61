import { type LargeSheet, readLargeDrawing } from './largeDrawing.ts';

const files = import.meta.glob<string>('/src/assets/drawings/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The large drawing that a service names, checked. */
export function largeDrawingOf(file: string): LargeSheet {
  const source = files[`/src/assets/drawings/${file}.svg`];
  if (!source) throw new Error(`src/assets/drawings/${file}.svg: expected a drawing, found none`);
  return readLargeDrawing(source, file);
}

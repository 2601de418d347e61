import type { DrawingContent } from '../content/schemas/handover.ts';
import { type LargeDrawing, readLargeDrawing } from './largeDrawing.ts';

const files = import.meta.glob<string>('/src/assets/drawings/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The large drawing that a service names, with its words and numbers, ready to be inlined. */
export function largeDrawingOf({ file, labels }: DrawingContent, locale: string): LargeDrawing {
  const source = files[`/src/assets/drawings/${file}.svg`];
  if (!source) throw new Error(`src/assets/drawings/${file}.svg: expected a drawing, found none`);
  return readLargeDrawing(source, file, labels, locale);
}

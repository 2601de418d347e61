import { type ParsedLargeDrawing, readLargeDrawing } from './largeDrawing.ts';

const files = import.meta.glob<string>('/src/assets/drawings/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export function loadLargeDrawing(name: string): ParsedLargeDrawing {
  const source = files[`/src/assets/drawings/${name}.svg`];
  if (!source) throw new Error(`src/assets/drawings/${name}.svg: expected a drawing, found none`);
  return readLargeDrawing(source, name);
}

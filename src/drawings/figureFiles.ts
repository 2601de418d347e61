import { type Figure, readFigure } from './figure.ts';

const files = import.meta.glob<string>('/src/assets/figures/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export function loadFigure(name: string): Figure {
  const source = files[`/src/assets/figures/${name}.svg`];
  if (!source) throw new Error(`src/assets/figures/${name}.svg: expected a drawing, found none`);
  return readFigure(source, name);
}

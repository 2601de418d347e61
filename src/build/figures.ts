import { type Figure, readFigure } from './figure.ts';

const files = import.meta.glob<string>('/src/assets/figures/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** A drawing that content names, checked. */
export function figureOf(name: string): Figure {
  const file = files[`/src/assets/figures/${name}.svg`];
  if (!file) throw new Error(`src/assets/figures/${name}.svg: expected a drawing, found none`);
  return readFigure(file, name);
}

import { figureMarkup, figureSketch } from './figure.ts';

const files = import.meta.glob<string>('/src/assets/figures/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

function sourceOf(name: string): string {
  const file = files[`/src/assets/figures/${name}.svg`];
  if (!file) throw new Error(`src/assets/figures/${name}.svg: expected a drawing, found none`);
  return file;
}

/** A drawing that content names, with its words, checked and ready to be inlined. */
export const figureOf = (name: string, labels: Readonly<Record<string, string>>): string =>
  figureMarkup(sourceOf(name), name, labels);

/** The same without its words. */
export const sketchOf = (name: string): string => figureSketch(sourceOf(name), name);

import { figureMarkup } from './figure.ts';

const files = import.meta.glob<string>('/src/assets/figures/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** A drawing that content names, with its words, checked and ready to be inlined. */
export function figureOf(name: string, labels: Readonly<Record<string, string>>): string {
  const file = files[`/src/assets/figures/${name}.svg`];
  if (!file) throw new Error(`src/assets/figures/${name}.svg: expected a drawing, found none`);
  return figureMarkup(file, name, labels);
}

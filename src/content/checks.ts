import { calculations } from '../calculations/all.ts';
import { checksCsv, publishedIn, type Vectors } from '../calculations/checks.ts';

const files = import.meta.glob<Vectors>('/src/calculations/*/vectors.json', {
  eager: true,
  import: 'default',
});

const NONE: Vectors = { vectors: [] };
const vectorsOf = (name: string) => files[`/src/calculations/${name}/vectors.json`] ?? NONE;

export interface Checks {
  /** How many settings. */
  readonly count: number;
  /** Sources of the published figures among them. */
  readonly published: readonly string[];
  /** The table of all of them. */
  readonly path: string;
}

/** How the calculation of a name was checked. */
export function checksOf(name: string): Checks {
  const vectors = vectorsOf(name);
  return {
    count: vectors.vectors.length,
    published: publishedIn(vectors),
    path: `/checks/${name}.csv`,
  };
}

/** A table of settings for each calculation. */
export const checkFiles = () =>
  calculations.map(({ name }) => ({ name, csv: checksCsv(vectorsOf(name)) }));

import { test } from 'vitest';
import { totality } from '../support/randomCalculations.ts';

/** Ten thousand random inputs of each calculation, in tests of a few seconds. */
const parts = Object.entries(totality).flatMap(([name, check]) =>
  Array.from({ length: 10 }, (_, part) => [name, part + 1, check] as const),
);

test.each(parts)('%s, thousand %i: random inputs give numbers or null', (_name, _part, check) => {
  check(1000);
});

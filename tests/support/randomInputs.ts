import fc from 'fast-check';
import type { Input } from '../../src/calculations/input.ts';

/** Random settings of a calculation, from the tables of its inputs. */

const PARTS = 1_000_000;
/** Evenly from 0 to 1, both included. `fc.double` is even over the floats instead: nine of ten of its samples are next to nothing. */
const share = fc.integer({ min: 0, max: PARTS }).map((part) => part / PARTS);

export const evenly = (min: number, max: number) =>
  share.map((part) => (part === 1 ? max : min + part * (max - min)));

export const inEvenRatios = (min: number, max: number) =>
  share.map((part) => (part === 0 ? min : part === 1 ? max : min * (max / min) ** part));

/** Anywhere in the range of an input; in even ratios where its scale is logarithmic. */
function anyValue({ scale, min, max, from, whole, flag, list }: Input): fc.Arbitrary<number> {
  if (list) return fc.constantFrom(...list);
  if (flag) return fc.constantFrom(0, 1);
  if (scale === 'linear') return whole ? fc.integer({ min, max }) : evenly(min, max);
  const ratios = inEvenRatios(from ?? min, max);
  const inside = whole ? ratios.map(Math.round) : ratios;
  if (scale === 'log') return inside;
  return fc.oneof(
    { weight: 2, arbitrary: fc.constant(0) },
    // Not on the rule, but it can be typed.
    { weight: 1, arbitrary: evenly(0, from ?? min) },
    { weight: 17, arbitrary: inside },
  );
}

export const anyInputs = <const Inputs extends readonly Input[]>(inputs: Inputs) =>
  fc.record<Record<Inputs[number]['name'], number>>(
    Object.fromEntries(inputs.map((input) => [input.name, anyValue(input)])) as Record<
      Inputs[number]['name'],
      fc.Arbitrary<number>
    >,
  );

interface Table<Key extends string> {
  readonly most: number;
  readonly columns: readonly { readonly key: Key; readonly min: number; readonly max: number }[];
}

/** Below this part of its largest value, a column that begins at 0 is hardly ever filled in. */
const LEAST_PART = 1e-9;

/** Rows of a table, from `least` to as many as it takes: evenly, and in even ratios. */
export const anyRows = <Key extends string>({ most, columns }: Table<Key>, least: number) => {
  const cells = columns.map(({ key, min, max }) => {
    const some = fc.oneof(inEvenRatios(min > 0 ? min : max * LEAST_PART, max), evenly(min, max));
    return [key, min > 0 ? some : fc.oneof(fc.constant(0), some)] as const;
  });
  const row = fc
    .record<Record<Key, number>>(Object.fromEntries(cells) as Record<Key, fc.Arbitrary<number>>)
    .map((values) => ({ name: '', ...values }));
  return fc.array(row, { minLength: least, maxLength: most });
};

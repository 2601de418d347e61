import { readFileSync } from 'node:fs';
import { expect } from 'vitest';

/** A setting of a calculation and its result to six digits, computed by another program. */
export interface Vector<Inputs> {
  readonly name: string;
  /** The publication whose figure the vector reproduces, where there is one. */
  readonly source?: string;
  readonly inputs: Inputs;
  readonly outputs: Readonly<Record<string, unknown>>;
  readonly warnings: readonly string[];
}

interface Tolerance {
  readonly relative: number;
  readonly absolute: number;
}

/** What one step of an input, downwards and upwards, changes in the number that is compared. */
interface Step {
  readonly input: string;
  readonly low: number;
  readonly high: number;
  readonly changeLow: number;
  readonly changeHigh: number;
}

export const readVectors = <Inputs>(file: URL) =>
  JSON.parse(readFileSync(file, 'utf8')) as {
    readonly tolerance: Tolerance;
    readonly vectors: readonly Vector<Inputs>[];
    readonly sensitivity?: readonly Step[];
  };

function expectClose(
  actual: unknown,
  expected: unknown,
  { relative, absolute }: Tolerance,
  key: string,
): void {
  if (Array.isArray(expected)) {
    expect(actual, key).toHaveLength(expected.length);
    expected.forEach((value, index) => {
      const item = Array.isArray(actual) ? actual[index] : undefined;
      expectClose(item, value, { relative, absolute }, `${key}[${index}]`);
    });
  } else if (typeof expected === 'number' && typeof actual === 'number')
    expect(Math.abs(actual - expected), `${key}: ${actual} is not ${expected}`).toBeLessThanOrEqual(
      Math.max(absolute, relative * Math.abs(expected)),
    );
  else expect(actual, key).toBe(expected);
}

/** The result has the values of the vector and no others. `counts` are exact. */
export function expectVector(
  { values, warnings }: { readonly values: object; readonly warnings: readonly string[] },
  vector: Pick<Vector<unknown>, 'outputs' | 'warnings'>,
  tolerance: Tolerance,
  counts: readonly string[],
): void {
  const actual = new Map<string, unknown>(Object.entries(values));
  expect([...actual.keys()].sort()).toEqual(Object.keys(vector.outputs).sort());
  for (const [key, expected] of Object.entries(vector.outputs))
    if (counts.includes(key)) expect(actual.get(key), key).toEqual(expected);
    else expectClose(actual.get(key), expected, tolerance, key);
  expect(warnings).toEqual(vector.warnings);
}

/** Throws at NaN and at Infinity. */
export function expectFinite(values: object): void {
  for (const [key, value] of Object.entries(values))
    for (const each of Array.isArray(value) ? value : [value])
      if (typeof each === 'number' && !Number.isFinite(each)) throw new Error(`${key} is ${each}`);
}

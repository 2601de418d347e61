import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { compute as converter } from './analog-and-mixed-signal.ts';
import type { Outputs, Result } from './calculation.ts';
import { compute as queue } from './custom-software.ts';

/** Six digits, computed by another program and checked against published figures. */
interface Vector {
  readonly note: string;
  readonly inputs: never;
  readonly outputs: Outputs & { warnings?: readonly string[] };
}

const file = new URL('vectors.json', import.meta.url);
const { vectors } = JSON.parse(readFileSync(file, 'utf8')) as { vectors: Record<string, Vector[]> };

const calculations: Record<
  string,
  { compute: (inputs: never) => Pick<Result, 'values' | 'warnings'>; tolerance: number }
> = {
  'analog-and-mixed-signal': { compute: converter, tolerance: 2e-5 },
  'custom-software': { compute: queue, tolerance: 2e-5 },
};

function expectClose(actual: unknown, expected: unknown, tolerance: number, key: string) {
  if (Array.isArray(expected)) {
    expect(actual, key).toHaveLength(expected.length);
    expected.forEach((value, index) => {
      expectClose((actual as unknown[])[index], value, tolerance, `${key}[${index}]`);
    });
  } else if (typeof expected === 'number') {
    expect(actual, key).toBeTypeOf('number');
    expect(
      Math.abs((actual as number) - expected),
      `${key}: ${actual} is not ${expected}`,
    ).toBeLessThanOrEqual(tolerance * Math.abs(expected));
  } else expect(actual, key).toBe(expected);
}

test('all 26 vectors are here', () => {
  expect(Object.keys(vectors).sort()).toEqual(Object.keys(calculations).sort());
  expect(Object.values(vectors).flat()).toHaveLength(26);
});

describe.each(Object.entries(calculations))('%s', (name, { compute, tolerance }) => {
  test.each((vectors[name] ?? []).map((vector) => [vector.note, vector] as const))(
    '%s',
    (_, vector) => {
      const { values, warnings } = compute(vector.inputs);
      const { warnings: expectedWarnings = [], ...outputs } = vector.outputs;
      expect(warnings).toEqual(expectedWarnings);
      for (const [key, expected] of Object.entries(outputs))
        expectClose(values[key], expected, tolerance, key);
    },
  );
});

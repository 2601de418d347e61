import { describe, expect, test } from 'vitest';
import { calculations } from './all.ts';
import type { Input } from './input.ts';
import { asRule, ruleEnd, ruleTicks, stepCount, valueAfter, valueOfStep } from './scaleSteps.ts';

const usualOf = (inputs: readonly Input[]) =>
  Object.fromEntries(inputs.map((input) => [input.name, input.default]));

const rules = calculations.flatMap(({ name, inputs }) =>
  inputs
    .filter(({ role }) => role === 'moved')
    .map((input) => [name, input.name, asRule(input, ruleEnd(input, usualOf(inputs)))] as const),
);

describe.each(rules)('%s, %s', (_slug, _name, input) => {
  const count = stepCount(input);
  const values = [
    ...new Set(Array.from({ length: count + 1 }, (_, step) => valueOfStep(input, step))),
  ];

  test('each press of an arrow key changes the value, and only the ends stop it', () => {
    const after = values.map((value) => valueAfter(input, value, 1));
    const before = values.map((value) => valueAfter(input, value, -1));
    expect(after).toEqual([...values.slice(1), values.at(-1)]);
    expect(before).toEqual([values[0], ...values.slice(0, -1)]);
  });

  test('its ticks have room between them on a phone, where it is some 300 pixels long', () => {
    expect(ruleTicks(input).length).toBeLessThanOrEqual(60);
  });

  test('a page key stops at the ends', () => {
    expect(valueAfter(input, input.max, 10)).toBe(input.max);
    expect(valueAfter(input, input.min, -10)).toBe(input.min);
  });
});

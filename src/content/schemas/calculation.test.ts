import { expect, test } from 'vitest';
import { calculationSchema } from './calculation.ts';

const isFormula = (formula: string) => calculationSchema.shape.formula.safeParse(formula).success;

test('a formula is MathML', () => {
  expect(isFormula('<math display="block"><mi>x</mi><mo stretchy="false">(</mo></math>')).toBe(
    true,
  );
});

test.each([
  '<math></math><img src=x onerror=alert(1)>',
  '<meta http-equiv="refresh" content="0">',
  '<mi onclick="alert(1)">x</mi>',
  '<mi href="javascript:alert(1)">x</mi>',
  '<mi>x</mi><!-- --><script>alert(1)</script>',
  'x',
])('%s is none', (formula) => {
  expect(isFormula(formula)).toBe(false);
});

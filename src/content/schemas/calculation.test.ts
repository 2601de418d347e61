import { describe, expect, test } from 'vitest';
import { definitions } from '../../calculations/all.ts';
import { type Definition, defaultSetting } from '../../calculations/first/definition.ts';
import { calculationSchema, strictCalculationSchema } from './calculation.ts';

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

/** A complete file of a calculation, from the keys that its definition names. */
function wordsOf({ compute, ...definition }: Definition) {
  const from = (keys: readonly string[], text = 'words') =>
    Object.fromEntries(keys.map((key) => [key, text]));
  return {
    name: 'Name',
    question: 'Question?',
    feature: 1,
    inputs: from(definition.inputs.map(({ name }) => name)),
    held: 'held',
    presets: Object.fromEntries(
      definition.presets.map(({ key }) => [key, { name: key, source: 'document' }]),
    ),
    sentences: from(definition.sentenceKeys),
    values: from(Object.keys(compute(defaultSetting(definition)).values)),
    terms: from(definition.termKeys ?? []),
    warnings: from(definition.warningKeys),
    labels: from(definition.labelKeys),
    reads: 'reads',
    ask: 'ask',
    formula: '<math><mi>x</mi></math>',
    symbols: [],
    why: 'why',
    assumptions: [],
    sources: [],
  };
}

describe.each(definitions.map((definition) => [definition.slug, definition] as const))(
  'words of %s',
  (slug, definition) => {
    const problemsOf = (change: object) => {
      const content = { ...wordsOf(definition), ...change };
      return strictCalculationSchema(slug)?.safeParse(content).error?.issues ?? [];
    };
    const [sentence = ''] = definition.sentenceKeys;
    const [warning = ''] = definition.warningKeys;

    test('are taken with the names that the calculation has', () => {
      expect(problemsOf({})).toEqual([]);
    });

    test.each([
      ['held', { held: 'with {nothing}' }],
      ['a sentence', { sentences: { ...wordsOf(definition).sentences, [sentence]: '{nothing}' } }],
      ['a warning', { warnings: { ...wordsOf(definition).warnings, [warning]: '{nothing}' } }],
    ])(
      'a name in %s that no number has is a mistake, since visitors would read a dash',
      (_, change) => {
        expect(problemsOf(change)).toMatchObject([
          { message: expect.stringContaining('{nothing}') },
        ]);
      },
    );
  },
);

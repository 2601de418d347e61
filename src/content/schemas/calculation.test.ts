import { describe, expect, test } from 'vitest';
import { calculations } from '../../calculations/all.ts';
import type { Calculation } from '../../calculations/definition.ts';
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

/** A complete file of a calculation, from what its definition declares. */
function wordsOf(calculation: Calculation) {
  const from = (keys: readonly string[], text = 'words') =>
    Object.fromEntries(keys.map((key) => [key, text]));
  const choices = calculation.inputs.filter(({ named }) => named);
  return {
    name: 'Name',
    question: 'Question?',
    feature: 1,
    inputs: from(calculation.inputs.map(({ name }) => name)),
    choices: Object.fromEntries(
      choices.map(({ name, list = [] }) => [name, from(list.map(String))]),
    ),
    tables: Object.fromEntries(
      calculation.tables.map(({ name, columns, sorts }) => [
        name,
        {
          name,
          row: 'row {number}',
          columns: from(columns.map(({ key }) => key)),
          ...(calculation.resultTable?.table === name && {
            results: from(calculation.resultTable.columns),
          }),
          ...(sorts && { sorts: from(sorts.map(({ key }) => key)) }),
        },
      ]),
    ),
    held: 'held',
    presets: Object.fromEntries(
      calculation.presets.map(({ key }) => [key, { name: key, source: 'document' }]),
    ),
    sentences: from(calculation.sentences),
    values: from(calculation.listed),
    warnings: from(calculation.explained),
    notices: from(calculation.notices),
    labels: from(calculation.labels),
    reads: 'reads',
    ask: 'ask',
    formula: '<math><mi>x</mi></math>',
    symbols: [],
    why: 'why',
    assumptions: [],
    sources: [],
  };
}

describe.each(calculations.map((calculation) => [calculation.service, calculation] as const))(
  'words of %s',
  (service, calculation) => {
    const words = wordsOf(calculation);
    const problemsOf = (change: object) =>
      strictCalculationSchema(service)?.safeParse({ ...words, ...change }).error?.issues ?? [];
    const [sentence = ''] = calculation.sentences;
    const [label = ''] = calculation.labels;

    test('are taken with the names that the calculation has', () => {
      expect(problemsOf({})).toEqual([]);
    });

    test.each([
      ['held', { held: 'with {nothing}' }],
      ['a sentence', { sentences: { ...words.sentences, [sentence]: '{nothing}' } }],
      ['a label', { labels: { ...words.labels, [label]: '{nothing}' } }],
    ])(
      'a name in %s that no number has is a mistake, since visitors would read a dash',
      (_, change) => {
        expect(problemsOf(change)).toMatchObject([
          { message: expect.stringContaining('{nothing}') },
        ]);
      },
    );

    test.each(['inputs', 'sentences', 'values', 'labels'] as const)(
      'a key of %s that is missing, and one that is misspelt, are named',
      (field) => {
        const { [Object.keys(words[field])[0] ?? '']: _, ...rest } = words[field];
        const [missing, unknown] = problemsOf({ [field]: { ...rest, misspelt: 'words' } });
        expect(missing?.path[0]).toBe(field);
        expect(unknown).toMatchObject({ path: [field], keys: ['misspelt'] });
      },
    );
  },
);

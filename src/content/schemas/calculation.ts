import { z } from 'astro/zod';
import { calculationOf } from '../../calculations/all.ts';
import type { Calculation } from '../../calculations/definition.ts';
import { namesIn } from '../../calculations/numberText.ts';
import { block, entryId, matching, text } from './fields.ts';
import { FEATURE_CARDS } from './service.ts';

/** The words that all seven calculations share. */
export const calculationLabelsSchema = block('Calculations', {
  link: text(40, 'Link on a card').describe('{name}: of the calculation'),
  startFrom: text(30, 'Above the presets'),
  own: text(40, 'No preset is chosen'),
  held: text(30, 'Held values'),
  yes: text(10, 'Answer yes'),
  no: text(10, 'Answer no'),
  formula: text(30, 'Heading above the formula'),
  why: text(30, 'Heading above the reason'),
  assumed: text(30, 'Assumptions'),
  sources: text(30, 'Heading above the sources'),
  ask: text(40, 'What to ask for'),
  results: text(30, 'All results'),
  presets: text(60, 'Table of the presets'),
  valuesOf: text(30, 'Its first column'),
  result: text(30, 'Its second column'),
  from: text(30, 'Its third column'),
  reads: text(80, 'Without script'),
  live: text(80, 'With script'),
  over: text(30, 'Longer than can be said').describe('{years} is the number with its unit'),
  take: text(60, 'Link: take the values to the contact form'),
  line: text(28, 'Before the result in the message'),
  lineOwn: text(60, 'What was changed').describe('In the message; {values} are names and values'),
  lineRest: text(80, 'What was not changed').describe('After it; {example} is a preset'),
  lineExample: text(90, 'Where nothing was changed').describe('{example} is a preset'),
  notTaken: text(120, 'Where the browser stores nothing'),
  copyLink: text(30, 'Button: copy the link'),
  copyText: text(30, 'Button: copy the text'),
  coefficients: text(30, 'Button: save the coefficients of a filter').describe(
    '{format}: of the file',
  ),
  copied: text(20, 'After copying'),
  notCopied: text(40, 'Could not be copied'),
  address: text(40, 'Before the address, in print'),
  version: text(60, 'Version of the formula').describe('{version} is its number'),
  clamped: text(120, 'Out of range').describe('{name}, {asked}, {used}'),
  unreadable: text(120, 'Not a number').describe('{name}, {asked}'),
  oldVersion: text(200, 'Link of another version'),
  tooManyTasks: text(160, 'Link with too many tasks').describe('{asked}, {most}'),
  newerVersion: text(120, 'Link of a newer version'),
  tooManyRows: text(160, 'Link with too many rows').describe('{name}, {asked}, {most}'),
  inA: text(40, 'Before a notice about A').describe('{text}: the notice'),
  keep: text(30, 'Button: keep as A'),
  swap: text(30, 'Button: swap A and B'),
  drop: text(30, 'Button: drop A'),
  keepHint: text(120, 'Beside it, until A is kept'),
  kept: text(40, 'Announced once A is kept').describe('{result}: in a few words'),
  comparison: text(30, 'Heading of the table of A and B'),
  difference: text(30, 'Its last column'),
  same: text(20, 'No difference'),
  points: text(40, 'Difference of two shares').describe('{number}: with its sign'),
  against: text(40, 'Announced after the result').describe('{difference}: as in the table'),
  withoutA: text(160, 'Link too long for A'),
  ofA: text(20, 'Before a sentence about A').describe('{text}: the sentence'),
  moves: text(50, 'Heading: what moves the result most'),
  lower: text(30, 'Column: one step lower'),
  higher: text(30, 'Column: one step higher'),
  most: text(50, 'Which inputs move it most').describe('{inputs}: their names'),
  instead: text(80, 'What a step of one gives').describe('{input}, {to}, {from}, {change}'),
  hardly: text(50, 'Inputs that hardly move it').describe('{inputs}: their names'),
  nothingMoves: text(80, 'No input moves it'),
  endsHere: text(30, 'A step after which there is no result'),
  offScale: text(30, 'A bar that is too long'),
  saveCurve: text(40, 'Button: save the curve'),
  saveValues: text(40, 'Button: save the values'),
  saveDrawing: text(40, 'Button: save the drawing'),
  notes: text(60, 'Fold: formula, assumptions and sources'),
  checked: text(40, 'Heading: how it was checked'),
  checkedText: text(320, 'How it was checked').describe('{count}: of the settings'),
  checkedPublished: text(80, 'Before the sources of published figures'),
  checkedFile: text(60, 'Link: the settings as a file'),
  rowName: text(20, 'Heading: name of a row'),
  addRow: text(40, 'Button: add a row').describe('{name}: of the table'),
  removeRow: text(40, 'Button: remove a row').describe('{name}: of the row'),
  moveUp: text(40, 'Button: move a row up').describe('{name}: of the row'),
  showRow: text(50, 'Button: draw a row').describe('{name}: of the row'),
  rowMoved: text(80, 'A row was moved').describe('For screen readers; {name}, {row}, {most}'),
  pasteAsk: text(120, 'Rows were pasted').describe('{now}, {next}: numbers of rows'),
  pasteUnit: text(50, 'Unit of pasted numbers'),
  pasteTake: text(30, 'Button: replace the rows'),
  pasteLeave: text(30, 'Button: leave the rows'),
  pasteDone: text(60, 'After replacing the rows'),
  pasteNothing: text(80, 'Nothing pasted is a row'),
  undo: text(30, 'Button: undo'),
  lineUnread: text(60, 'A pasted line is no row').describe('{line}: its number'),
  linesUnclear: text(140, 'Pasted lines whose numbers can be read in two ways').describe(
    '{lines}: their numbers',
  ),
  linesTooMany: text(80, 'More rows than fit').describe('{most}, {count}'),
  task: text(20, 'Heading: name of a task'),
  taskNumber: text(20, 'Task without a name').describe('{number} is its place in the list'),
  execution: text(30, 'Execution time'),
  period: text(30, 'Heading: period of a task'),
  deadline: text(30, 'Heading: deadline of a task'),
  units: z
    .record(z.string(), text(40))
    .meta({ title: 'Units in words' })
    .describe('For screen readers; on the left the symbol, which stays as it is'),
});

export type CalculationLabels = z.infer<typeof calculationLabelsSchema>;

const key = z.string();
const words = (max: number) => z.record(key, text(max));
/** The page shows it as it is, so nothing but these may stand in it. */
const MATHML_TAG =
  /<\/?(?:math|mfrac|mi|mn|mo|mover|mroot|mrow|mspace|msqrt|msub|msubsup|msup|mtable|mtd|mtext|mtr|munder|munderover)(?: (?:display|stretchy|width|columnalign|columnspacing|rowspacing|mathvariant)="[^"<>]*")*\/?>/;

/** MathML: symbols and no words, so that it is the same in every language. */
const mathml = matching(
  new RegExp(`^(?=<)(?:${MATHML_TAG.source}|[^<>])+$`),
  'expected MathML of the elements and attributes in src/content/schemas/calculation.ts',
);

const preset = z.strictObject({
  name: text(50, 'Name'),
  source: text(240, 'Its document'),
  tasks: z.array(text(24)).optional().meta({ title: 'Names of its tasks' }),
  rows: z.array(text(24)).optional().meta({ title: 'Names of its rows' }),
});

const tableWords = z.strictObject({
  name: text(40, 'Name'),
  row: text(30, 'A row without a name').describe('{number} is its place'),
  columns: words(30).meta({ title: 'Names of its columns' }),
  results: words(30).optional().meta({ title: 'Columns of its results' }),
  sorts: words(40).optional().meta({ title: 'Buttons that order it' }),
  hint: text(240).optional().meta({ title: 'Beside the buttons' }),
});

/** One calculation in any language: what all seven have. `strictCalculationSchema` knows the keys of each. */
export const calculationSchema = block('Calculation', {
  name: text(50, 'Name'),
  question: text(140, 'Question'),
  feature: z.int().min(1).max(FEATURE_CARDS).meta({ title: 'Key feature that links to it' }),
  inputs: words(60).meta({ title: 'Names of the inputs' }),
  choices: z
    .record(key, words(40))
    .default({})
    .meta({ title: 'Words of the inputs that are a choice' }),
  spoken: words(40).default({}).meta({ title: 'What an input without a unit counts' }),
  tables: z.record(key, tableWords).default({}).meta({ title: 'Tables that are typed or pasted' }),
  held: text(320, 'Held values in a line'),
  presets: z.record(key, preset).meta({ title: 'Presets' }),
  sentences: words(240).meta({ title: 'Sentences of the result' }),
  values: words(120).meta({ title: 'A sentence for every value' }),
  warnings: words(240).default({}).meta({ title: 'A sentence for every warning' }),
  notices: words(240).default({}).meta({ title: 'What became of a link of another version' }),
  labels: words(70).meta({ title: 'Words on the drawing' }),
  reads: text(240, 'How to read the drawing'),
  ask: text(240, 'What to ask for'),
  formula: mathml,
  symbols: z.array(z.strictObject({ id: entryId, symbol: mathml, text: text(100) })),
  why: text(600, 'Heading above the reason'),
  assumptions: z.array(text(340)),
  sources: z.array(text(160)),
});

export type CalculationContent = z.infer<typeof calculationSchema>;

/** Exactly these keys, so that a sentence that is missing stops the build. */
const exactly = (keys: readonly string[], each: z.ZodType) =>
  z.strictObject(Object.fromEntries(keys.map((name) => [name, each])));

/** Names in braces that no number of the calculation has, with their field: visitors would read a dash. */
function unknownIn(
  { sentences, warnings, labels, held }: CalculationContent,
  { inputs, numbers }: Calculation,
): [path: string[], name: string][] {
  const known = new Set([...inputs.map(({ name }) => name), ...numbers]);
  const fields: [path: string[], template: string][] = [
    [['held'], held],
    ...Object.entries(sentences).map(([key, text]): [string[], string] => [
      ['sentences', key],
      text,
    ]),
    ...Object.entries(warnings).map(([key, text]): [string[], string] => [['warnings', key], text]),
    ...Object.entries(labels).map(([key, text]): [string[], string] => [['labels', key], text]),
  ];
  return fields.flatMap(([path, template]) =>
    namesIn(template)
      .filter((name) => !known.has(name))
      .map((name): [string[], string] => [path, name]),
  );
}

/** The schema of the words of one calculation: what it declares has words, and nothing else. */
function schemaOf(calculation: Calculation): z.ZodType {
  const { inputs, tables, presets, listed, notices } = calculation;
  const { sentences, explained, labels, resultTable } = calculation;
  const choices = inputs.filter(({ named }) => named);
  return calculationSchema
    .extend({
      inputs: exactly(
        inputs.map(({ name }) => name),
        text(60),
      ),
      ...(choices.length > 0 && {
        choices: z.strictObject(
          Object.fromEntries(
            choices.map(({ name, list = [] }) => [name, exactly(list.map(String), text(40))]),
          ),
        ),
      }),
      ...(tables.length > 0 && {
        tables: z.strictObject(
          Object.fromEntries(
            tables.map(({ name, columns, sorts }) => [
              name,
              tableWords.extend({
                ...(resultTable?.table === name && {
                  results: exactly(resultTable.columns, text(30)),
                }),
                ...(sorts && {
                  sorts: exactly(
                    sorts.map((sort) => sort.key),
                    text(40),
                  ),
                }),
                columns: exactly(
                  columns.map((column) => column.key),
                  text(30),
                ),
              }),
            ]),
          ),
        ),
      }),
      presets: exactly(
        presets.map((each) => each.key),
        preset,
      ),
      sentences: exactly(sentences, text(240)),
      values: exactly(listed, text(120)),
      ...(explained.length > 0 && { warnings: exactly(explained, text(240)) }),
      ...(notices.length > 0 && { notices: exactly(notices, text(240)) }),
      labels: exactly(labels, text(70)),
    })
    .superRefine((content, context) => {
      for (const [path, name] of unknownIn(content as CalculationContent, calculation))
        context.addIssue({
          code: 'custom',
          path,
          message: `expected the name of a number of the calculation instead of {${name}}`,
        });
    });
}

const cache = new Map<string, z.ZodType>();

/** The schema of content/…/calculations/<slug>.yaml; undefined if there is no such calculation. */
export function strictCalculationSchema(slug: string): z.ZodType | undefined {
  const calculation = calculationOf(slug);
  if (!calculation) return undefined;
  const known = cache.get(slug) ?? schemaOf(calculation);
  cache.set(slug, known);
  return known;
}

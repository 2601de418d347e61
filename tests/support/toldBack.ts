import { clamp } from '../../src/calculations/address.ts';
import type { Calculation } from '../../src/calculations/definition.ts';
import type { Setting } from '../../src/calculations/input.ts';
import { type SaidSentence, sentenceReader } from './saidSentences.ts';
import { claims, type Result, toldOf } from './toldClaims.ts';

/** Results as a reader takes them: what is told is entered again, and compared with what else is told. */

interface SaidResult extends Result {
  readonly said: readonly SaidSentence[];
}

export function resultsOf(calculation: Calculation, settings: readonly Setting[]): SaidResult[] {
  const read = sentenceReader(calculation);
  return settings.map((setting) => {
    const computed = calculation.compute(setting);
    return { setting, computed, said: read(setting, computed) };
  });
}

const claimsOf = ({ name }: Calculation) => claims[name] ?? { bounds: [], agreements: [] };

/** Less than a product adds to a number that is entered. */
const ERROR = 1e-9;

/** Whether fields take a setting: what is told may lie beyond their ranges. */
const fits = ({ inputs, tables }: Calculation, setting: Setting) =>
  inputs.every((input) => {
    const value = setting.values[input.name] ?? input.default;
    return Math.abs(clamp(input, value) - value) <= ERROR * Math.abs(value);
  }) &&
  tables.every(({ name, columns }) =>
    (setting.tables[name] ?? []).every((row) =>
      columns.every(({ key, min, max }) => Number(row[key]) >= min && Number(row[key]) <= max),
    ),
  );

/** One line for each kind of fault: how often, and with which setting first. */
class Faults {
  readonly #found = new Map<string, { count: number; first: string }>();

  add(kind: string, example: unknown) {
    const { count = 0, first = JSON.stringify(example) } = this.#found.get(kind) ?? {};
    this.#found.set(kind, { count: count + 1, first });
  }

  lines = () => [...this.#found].map(([kind, { count, first }]) => `${kind}: ${count}, ${first}`);
}

export function brokenBounds(calculation: Calculation, results: readonly SaidResult[]): string[] {
  const faults = new Faults();
  for (const result of results)
    for (const { sentence, name, enter, holds } of claimsOf(calculation).bounds) {
      const told = toldOf(result.said)(sentence, name);
      const entered = told === undefined ? null : enter(told, result);
      if (told === undefined || entered === null) continue;
      const setting = {
        values: { ...result.setting.values, ...entered.values },
        tables: { ...result.setting.tables, ...entered.tables },
      };
      if (!fits(calculation, setting)) continue;
      if (!holds({ setting, computed: calculation.compute(setting) }, result, told))
        faults.add(`${sentence}: ${name}`, [told, result.setting]);
    }
  return faults.lines();
}

export function brokenAgreements(
  calculation: Calculation,
  results: readonly SaidResult[],
): string[] {
  const faults = new Faults();
  for (const result of results) {
    const keys = new Set(result.said.map(({ key }) => key));
    for (const { name, agrees } of claimsOf(calculation).agreements)
      if (!agrees(toldOf(result.said), result, keys))
        faults.add(name, [result.setting, result.said.map(({ key, told }) => [key, told])]);
  }
  return faults.lines();
}

/** A sentence that explains its dashes. */
const EXPLAINED: Readonly<Record<string, string>> = { lengths: 'gaps' };

export function emptySentences(results: readonly SaidResult[]): string[] {
  const faults = new Faults();
  for (const { said, setting } of results) {
    const keys = new Set(said.map(({ key }) => key));
    for (const { key, empty } of said)
      for (const name of keys.has(EXPLAINED[key] ?? '') ? [] : empty)
        faults.add(`${key}: ${name}`, setting);
  }
  return faults.lines();
}

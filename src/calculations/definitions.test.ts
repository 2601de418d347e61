import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { anySettingOf } from '../../tests/support/randomSettings.ts';
import { StaticDrawings } from '../plots/CurveDrawing.tsx';
import { calculations } from './all.ts';
import type { Curve } from './curve.ts';
import {
  type Calculation,
  type Computed,
  defaultSetting,
  type Said,
  withPreset,
} from './definition.ts';
import { edges } from './edges.ts';
import type { Setting } from './input.ts';
import { tell } from './told.ts';

/** A calculation that takes long is tried less often. */
const RUNS = { short: 1500, long: 40 };

/** With a prefix, as it is printed. */
const SYMBOL = /^(?:|%|dB.*|[afpnµmkMG]?(?:s|V|A|C|F|Hz|m²|m|Ω|S\/s|\/s))$/;

/** In place of the words of a label: its key in quotes. */
const quoted: Record<string, string> = new Proxy({}, { get: (_, key) => `«${String(key)}»` });

/** All numbers of a curve; Infinity and NaN would end in the attributes of the drawing. */
function numbersOf(curve: Curve): number[] {
  if (curve.kind === 'timeline')
    return [
      ...curve.bars.flatMap(({ deadline, response, parts }) => [
        deadline,
        response ?? 0,
        ...(parts ?? []),
      ]),
      ...(curve.shown?.lanes.flatMap(({ releases, runs }) => [...releases, ...runs.flat()]) ?? []),
      ...(curve.shown?.jobs.flatMap(({ release, deadline, end }) => [
        release,
        deadline,
        end ?? 0,
      ]) ?? []),
    ];
  return [
    ...curve.lines.flatMap(({ points }) => points.flat()),
    ...curve.regions.flatMap(({ points }) => points.flat()),
    ...curve.labels.flatMap(({ x, y, values = {} }) => [
      x,
      y,
      ...Object.values(values).map((value) => value ?? 0),
    ]),
    ...curve.limits.flatMap(({ at, from = 0, to = 0 }) => [at, from, to]),
    ...curve.marks.flatMap(({ x, y }) => [x, y]),
    ...curve.x.ticks,
    ...curve.y.ticks,
    curve.cursor.x,
    curve.cursor.y ?? 0,
  ];
}

/** Sentences in the rows of its table. */
function cellsOf({ resultTable }: Calculation, setting: Setting, computed: Computed): string[] {
  const rows = (resultTable && setting.tables[resultTable.table]) ?? [];
  return rows.flatMap((_, row) =>
    (resultTable?.say(setting, computed, row) ?? []).flatMap((cell) => {
      if (typeof cell === 'string') return [cell];
      return Array.isArray(cell) ? [String(cell[0])] : [];
    }),
  );
}

/** Numbers that a sentence is said with. */
const namesIn = (all: readonly Said[]) =>
  all.flatMap((said) => (typeof said === 'string' ? [] : Object.keys(said[1])));

const keyOfSaid = (said: Said) => (typeof said === 'string' ? said : said[0]);

describe.each(calculations.map((calculation) => [calculation.name, calculation] as const))(
  '%s',
  (_, calculation) => {
    const states = [...calculation.presets, ...(edges[calculation.name] ?? [])].map((each) =>
      withPreset(defaultSetting(calculation), each),
    );
    const numRuns = calculation.isLong ? RUNS.long : RUNS.short;

    test('says and draws numbers, or nothing, whatever is set, and each sentence somewhere', () => {
      const said = new Set<string>();
      const known = new Set([
        ...calculation.inputs.map(({ name }) => name),
        ...calculation.numbers,
      ]);
      fc.assert(
        fc.property(anySettingOf(calculation), (setting) => {
          const computed = calculation.compute(setting);
          const { answer, facts, summary, numbers = {} } = calculation.say(setting, computed);
          const parts = Object.values(numbers).filter((each) => Array.isArray(each));
          for (const each of [...answer, ...facts.flat(), ...summary]) said.add(keyOfSaid(each));
          for (const each of parts.flat()) if (typeof each === 'string') said.add(each);
          for (const each of cellsOf(calculation, setting, computed)) said.add(each);
          const curve = calculation.draw(setting, computed);
          const labels = curve.kind === 'plot' ? curve.labels : [];
          const ofLabels = labels.flatMap(({ values = {} }) => Object.keys(values));
          const named = [...namesIn([...answer, ...facts.flat(), ...summary]), ...ofLabels];
          for (const name of [...Object.keys(numbers), ...named])
            if (!known.has(name)) throw new Error(`unknown: ${name}`);
          const all = [...Object.values(computed.values), ...Object.values(numbers)].flat();
          const drawn = numbersOf(curve);
          for (const each of [...all, ...drawn])
            if (typeof each === 'number' && !Number.isFinite(each)) throw new Error(`${each}`);
          if (!computed.warnings.every((key) => calculation.warnings.includes(key)))
            throw new Error(`unknown: ${computed.warnings}`);
        }),
        { numRuns, examples: states.map((state) => [state]) },
      );
      expect([...said].sort()).toEqual([...calculation.sentences].sort());
    });

    test('names only inputs, columns, labels and units that there are', () => {
      const { inputs, tables, labels, numbers, told, resultTable } = calculation;
      const usual = defaultSetting(calculation);
      const curve = calculation.draw(usual, calculation.compute(usual));
      const names = inputs.map(({ name }) => name);
      // Four counts stand in the place of two rates, where a calculation has them.
      const counted = { ...usual, values: { ...usual.values, counts: 1 } };
      const unknown = (asked: readonly string[], known: readonly string[]) =>
        asked.filter((name) => !known.includes(name));
      const beside = Object.values(told).flatMap(({ against = [] }) => against);
      const asked = inputs.flatMap(({ upTo, varied }) => [
        ...(upTo ? [upTo.input] : []),
        ...(typeof varied === 'object' ? [varied.edgeTo] : []),
      ]);
      const shown = Object.keys(calculation.shownInstead(counted));
      const set = (edges[calculation.name] ?? []).flatMap(({ values }) => Object.keys(values));
      expect(unknown(beside, [...names, ...numbers])).toEqual([]);
      expect(unknown([...asked, ...shown, ...set], names)).toEqual([]);
      for (const { columns, sorts = [] } of tables) {
        const keys = columns.map(({ key }) => key);
        expect(
          unknown(
            sorts.flatMap(({ by, less = by }) => [by, less]),
            keys,
          ),
        ).toEqual([]);
      }
      if (resultTable) expect(tables.map(({ name }) => name)).toContain(resultTable.table);
      // A unit that the tellings do not know is written as it stands: it has to be a symbol.
      const odd = Object.values(told)
        .filter((telling) => tell(1, telling).unit === telling.unit)
        .filter(({ unit }) => !SYMBOL.test(unit));
      expect(odd).toEqual([]);
      if (curve.kind !== 'plot') return;
      const ticks = [curve.x.names, curve.y.names].flatMap((each) => Object.values(each ?? {}));
      expect(unknown(ticks, labels)).toEqual([]);
      expect(unknown([curve.cursor.input], names)).toEqual([]);
    });

    test('draws each of its labels somewhere, and no other', () => {
      const words = { locale: 'en', over: '', labels: quoted };
      const drawn = new Set<string>();
      fc.assert(
        fc.property(anySettingOf(calculation), (setting) => {
          const curve = calculation.draw(setting, calculation.compute(setting));
          const drawing = renderToStaticMarkup(
            createElement(StaticDrawings, { curve, words, sentence: '' }),
          );
          for (const key of drawing.match(/(?<=«)\w+(?=»)/g) ?? []) drawn.add(key);
        }),
        { numRuns: calculation.isLong ? RUNS.long : 200, examples: states.map((state) => [state]) },
      );
      expect([...drawn].sort()).toEqual([...calculation.labels].sort());
    });
  },
);

import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { StaticDrawings } from '../../plots/CurveDrawing.tsx';
import { stepCount, valueOfStep } from '../scaleSteps.ts';
import { definitions } from './all.ts';
import type { Input, Values } from './calculation.ts';
import { type Definition, defaultSetting, type Setting, withPreset } from './definition.ts';

const PLACES = 9;

const valuesOf = (input: Input, places: number) =>
  input.list ??
  Array.from({ length: places }, (_, index) =>
    valueOfStep(input, Math.round((stepCount(input) * index) / (places - 1))),
  );

/** The first tasks of a schedule with deadlines beyond their periods. */
const withDeadlinesBeyond = (setting: Setting, count: number): Setting => ({
  ...setting,
  tasks:
    setting.tasks?.map((task, index) => {
      const [execution, period] = task;
      return index < count ? [execution, period, 2 * period] : task;
    }) ?? null,
});

/** Each preset, each with one of its inputs at even places, and with two of them at their ends. */
function settingsOf(definition: Definition): Setting[] {
  const { inputs, presets, steps } = definition;
  const usual = defaultSetting(definition);
  const starts = [
    ...presets.map((preset) => withPreset(usual, preset)),
    ...[1, usual.tasks?.length].map((count) => withDeadlinesBeyond(usual, count ?? 0)),
  ];
  const set = ({ values, ...rest }: Setting, change: Values) => ({
    ...rest,
    values: { ...values, ...change },
  });
  const one = starts.flatMap((start) =>
    inputs.flatMap((input) =>
      valuesOf(input, PLACES).map((value) => set(start, { [input.name]: value })),
    ),
  );
  const pairs = inputs.flatMap((input, index) =>
    inputs
      .slice(index + 1)
      .flatMap((other) =>
        valuesOf(input, 2).flatMap((value) =>
          valuesOf(other, 2).map((next) => ({ [input.name]: value, [other.name]: next })),
        ),
      ),
  );
  // A long calculation has few sentences.
  const two = steps ? [] : starts.flatMap((start) => pairs.map((pair) => set(start, pair)));
  return [...starts, ...one, ...two];
}

/** Notes which keys are read. */
const noted = <T extends object>(target: T, keys: Set<string>): T =>
  new Proxy(target, {
    get: (all, key, receiver) => {
      if (typeof key === 'string') keys.add(key);
      return Reflect.get(all, key, receiver);
    },
  });

/** In place of the words of a label: its key in quotes. */
const quoted: Record<string, string> = new Proxy({}, { get: (_, key) => `«${String(key)}»` });

describe.each(definitions.map((definition) => [definition.slug, definition] as const))(
  '%s',
  (_, definition) => {
    const settings = settingsOf(definition);
    const results = settings.map((setting) => definition.compute(setting));

    test('says only results that it has, in sentences that have words, and each sentence somewhere', () => {
      const said = new Set<string>();
      const read = new Set<string>();
      for (const [index, result] of results.entries()) {
        const values = noted(result.values, read);
        const setting = settings[index] as Setting;
        const { answer, facts, summary } = definition.say(setting, { ...result, values });
        for (const key of [...answer, ...facts.flat(), ...summary]) said.add(key);
      }
      expect([...said].sort()).toEqual([...definition.sentenceKeys].sort());
      const known = results.flatMap(({ values }) => Object.keys(values));
      expect([...read].filter((key) => !known.includes(key))).toEqual([]);
    });

    test('draws each of its labels somewhere, and no other', () => {
      const words = { locale: 'en', over: '', labels: quoted };
      const drawings = results.map(({ curve }) =>
        renderToStaticMarkup(createElement(StaticDrawings, { curve, words, sentence: '' })),
      );
      const drawn = drawings.flatMap((drawing) => drawing.match(/(?<=«)\w+(?=»)/g) ?? []);
      expect([...new Set(drawn)].sort()).toEqual([...definition.labelKeys].sort());
    });
  },
);

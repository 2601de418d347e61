import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { readContent } from '../../tests/support/content.ts';
import { calculations } from '../calculations/all.ts';
import { type Calculation, defaultSetting, withPreset } from '../calculations/definition.ts';
import { edges } from '../calculations/edges.ts';
import { rowNames } from '../calculations/statement.ts';
import type { CalculationContent, CalculationLabels } from '../content/schemas/calculation.ts';
import { CurveDrawing, highEnough } from './CurveDrawing.tsx';
import { styleOf } from './drawingFile.ts';
import { narrowSize, type PlotSize, type PlotWords, WIDE } from './plotProps.ts';

/**
 * Each drawing of the calculations as a picture that can be looked at: the usual values and the edges of the model, wide
 * and narrow, in English. What is drawn differently is written beside its picture, as `…-changed.svg`, and is taken over
 * by `ACCEPT_DRAWINGS=1 npx vitest run --project unit src/plots/golden.test.ts`.
 */

const folder = new URL('golden/', import.meta.url);
const isAccepting = process.env.ACCEPT_DRAWINGS === '1';

const labels = readContent<CalculationLabels>('calculation.yaml');

/** A file of its own: with its style and its ground, an element in each line. */
function fileOf(markup: string, { width, height }: PlotSize): string {
  const svg = markup.replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ');
  const ground = `<style>${styleOf('monospace')}</style><rect width="${width}" height="${height}" fill="#fff"/>`;
  return `${svg.replace('>', `>${ground}`)}\n`
    .replaceAll(/<(rect|path|g|clipPath|style|text|\/svg|\/g|\/clipPath)\b/g, '\n<$1')
    .trimStart();
}

interface Golden {
  readonly name: string;
  readonly file: string;
}

/** Of states that look the same, such as those that only say something else, the first is kept. */
function goldensOf(calculation: Calculation): Golden[] {
  const content = readContent<CalculationContent>(`calculations/${calculation.service}.yaml`);
  const usual = defaultSetting(calculation);
  const states = [{ name: 'default', values: {} }, ...(edges[calculation.name] ?? [])];
  const seen = new Set<string>();
  return states.flatMap((state): Golden[] => {
    const setting = withPreset(usual, state);
    const curve = calculation.draw(setting, calculation.compute(setting));
    const words: PlotWords = {
      ...labels,
      locale: 'en',
      labels: content.labels,
      tasks: rowNames(calculation, setting, { tables: content.tables, presets: content.presets }),
      told: calculation.told,
    };
    const sizes = [['wide', WIDE] as const, ['narrow', narrowSize(curve)] as const];
    return sizes.flatMap(([width, usualSize]): Golden[] => {
      const size = highEnough(usualSize, curve);
      const drawing = createElement(CurveDrawing, {
        curve,
        size,
        words,
        sentence: calculation.name,
        id: 'g',
      });
      const file = fileOf(renderToStaticMarkup(drawing), size);
      if (seen.has(file)) return [];
      seen.add(file);
      return [{ name: `${calculation.name}-${state.name}-${width}`, file }];
    });
  });
}

const at = (name: string) => new URL(`${name}.svg`, folder);

const goldens = calculations.flatMap(goldensOf);

describe('the drawing', () => {
  mkdirSync(folder, { recursive: true });

  test.each(goldens)('$name is the one that was looked at', ({ name, file }) => {
    const changed = `${name}-changed`;
    const isSame = existsSync(at(name)) && readFileSync(at(name), 'utf8') === file;
    if (isSame || isAccepting) rmSync(at(changed), { force: true });
    if (isSame) return;
    writeFileSync(at(isAccepting ? name : changed), file);
    if (!isAccepting) throw new Error(`Look at src/plots/golden/${changed}.svg`);
  });

  test('there is no other', () => {
    const known = new Set(goldens.map(({ name }) => `${name}.svg`));
    const others = readdirSync(folder).filter(
      (file) => !known.has(file) && !file.endsWith('-changed.svg'),
    );
    if (isAccepting) for (const file of others) rmSync(new URL(file, folder));
    else expect(others).toEqual([]);
  });
});

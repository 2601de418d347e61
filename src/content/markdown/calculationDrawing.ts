import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { parseCalculationLink, queryOf, readQuery } from '../../calculations/address.ts';
import { calculationOf } from '../../calculations/all.ts';
import { plainText } from '../../calculations/richText.ts';
import { rowNames, speak } from '../../calculations/statement.ts';
import { withBreaks, withoutBadBreaks } from '../../lib/breaks.ts';
import { mapStrings } from '../../lib/placeholders.ts';
import { StaticDrawings } from '../../plots/CurveDrawing.tsx';
import { type NoteCurve, noteCurve } from '../../plots/noteCurve.ts';
import { settings } from '../../settings.ts';
import type { CalculationContent, CalculationLabels } from '../schemas/calculation.ts';
import type { LayoutWords } from './layout.ts';
import { wordsOf } from './wordsOf.ts';

export interface DrawingContext {
  root: string;
  /** The language of the text. */
  folder: string;
  locale: string;
  /** The address of the page of a service. */
  pathOf: (slug: string) => string;
  /** The link to the page on which the values can be moved. */
  move: string;
}

const read = <Words>(root: string, folder: string, file: string) =>
  mapStrings(wordsOf<Words>(root, folder, file), (text) => withoutBadBreaks(withBreaks(text)));

/** The drawing of a calculation as its page shows it without a script; the check has seen that there is one. */
export function calculationDrawing(link: string, context: DrawingContext): LayoutWords['drawing'] {
  const { root, folder, locale, pathOf, move } = context;
  const { slug, query } = parseCalculationLink(link);
  const calculation = calculationOf(slug);
  if (!calculation) return undefined;
  const file = `calculations/${slug}.yaml`;
  const content = read<CalculationContent>(root, folder, file);
  const shared = { ...read<CalculationLabels>(root, folder, 'calculation.yaml'), locale };
  const { setting } = readQuery(calculation, query);
  const computed = calculation.compute(setting);
  const { answer } = speak(calculation, setting, computed, content, shared);
  const words = {
    ...shared,
    labels: content.labels,
    tasks: rowNames(calculation, setting, content),
    told: calculation.told,
  };
  const curve = calculation.draw(setting, computed);
  return {
    shapes: renderToStaticMarkup(createElement(StaticDrawings, { curve, words, sentence: answer })),
    caption: plainText(content.reads),
    link: { href: `${pathOf(slug)}${queryOf(calculation, setting)}#calculation`, text: move },
    lang: existsSync(join(root, 'content', folder, file)) ? undefined : settings.languages[0].lang,
  };
}

/** The same as a sign in a list of notes; undefined where the note has no drawing. */
export function curveOf(link: string | undefined): NoteCurve | undefined {
  if (!link) return undefined;
  const { slug, query } = parseCalculationLink(link);
  const calculation = calculationOf(slug);
  if (!calculation) return undefined;
  const { setting } = readQuery(calculation, query);
  return noteCurve(calculation.draw(setting, calculation.compute(setting)));
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { parseCalculationLink, queryOf, readQuery } from '../../calculations/first/address.ts';
import { definitionOf } from '../../calculations/first/all.ts';
import { presetOf } from '../../calculations/first/definition.ts';
import { speak, taskNames } from '../../calculations/first/statement.ts';
import { plainText } from '../../calculations/richText.ts';
import { withBreaks, withoutBadBreaks } from '../../lib/breaks.ts';
import { mapStrings } from '../../lib/placeholders.ts';
import { StaticDrawings } from '../../plots/CurveDrawing.tsx';
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
export function firstDrawing(
  link: string,
  { root, folder, locale, pathOf, move }: DrawingContext,
): LayoutWords['drawing'] {
  const { slug, query } = parseCalculationLink(link);
  const definition = definitionOf(slug);
  if (!definition) return undefined;
  const file = `calculations/${slug}.yaml`;
  const content = read<CalculationContent>(root, folder, file);
  const shared = { ...read<CalculationLabels>(root, folder, 'calculation.yaml'), locale };
  const { setting } = readQuery(definition, query);
  const result = definition.compute(setting);
  const preset = presetOf(definition, setting);
  const named = preset && content.presets[preset.key];
  const tasks = taskNames(setting, named?.tasks, shared);
  const { answer } = speak(definition, setting, result, content, shared, tasks);
  const words = { ...shared, labels: content.labels, tasks, told: definition.told };
  return {
    shapes: renderToStaticMarkup(
      createElement(StaticDrawings, { curve: result.curve, words, sentence: answer }),
    ),
    caption: plainText(content.reads),
    link: { href: `${pathOf(slug)}${queryOf(definition, setting)}#calculation`, text: move },
    lang: existsSync(join(root, 'content', folder, file)) ? undefined : settings.languages[0].lang,
  };
}

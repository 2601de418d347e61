import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ServicesPageContent } from '../schemas/servicesPage.ts';
import { textsIn } from './unusedFiles.ts';

const PAGE = 'pages/services.yaml';

/** Abbreviations that are explained though no text and no drawing uses them: left over from what was removed. */
export function unusedAbbreviations(root: string, source: ReadonlyMap<string, unknown>): string[] {
  const page = source.get(PAGE) as ServicesPageContent | undefined;
  if (!page) return [];
  const { glossary, ...others } = page;
  const drawings = globSync('src/assets/{figures,drawings}/*.svg', { cwd: root });
  const texts = [
    ...textsIn([...source].map(([name, data]) => (name === PAGE ? others : data))),
    ...drawings.map((file) => readFileSync(join(root, file), 'utf8')),
  ];
  const words = new Set(texts.flatMap((text) => text.split(/\W+/)));
  const isUsed = (name: string) => words.has(name) || words.has(`${name}s`);
  return glossary.items.flatMap(({ term }, index) =>
    term.split(', ').some(isUsed)
      ? []
      : [`${PAGE}: glossary.items[${index}]: no text uses "${term}"; delete it, in every language`],
  );
}

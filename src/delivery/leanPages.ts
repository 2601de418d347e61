import { compileCss } from './css.ts';
import { mentionsIn, readProperties, shortProperties } from './customProperties.ts';
import { memo } from './memo.ts';
import { ownStyles } from './ownStyles.ts';
import type { BuiltPage } from './page.ts';

/** As a script names classes and custom properties. */
const WORD = /[\w-]+/g;

export interface BuiltSite {
  /** The text of each script, in a file or in a page. */
  scripts: Iterable<string>;
  /** The text of each style, as `stylesOf` joins them. */
  styles: Iterable<string>;
  /** The custom properties that attributes of any page read. */
  readByAttributes: Iterable<string>;
  /** For each CSS module the short names of what it defines. */
  modules: readonly (readonly string[])[];
}

export interface LeanStyles {
  shared: string;
  own: string[];
  /** The custom properties that something besides the shared styles reads, from the first view on. */
  readElsewhere: ReadonlySet<string>;
}

/** What pages share as one text, and the rules that each has for itself. */
export const stylesOf = ({ shared, own }: Pick<BuiltPage, 'shared' | 'own'>): string[] => [
  shared.map(({ text }) => text).join(''),
  ...own.map(({ text }) => text),
];

/**
 * Makes pages with no more in their styles than they need: compiled for the oldest browsers, no rules
 * for parts they do not have, no tokens that they do not read, and short names for those that they do.
 */
export function leanPages(site: BuiltSite): (page: BuiltPage) => LeanStyles {
  const words = [...site.scripts].flatMap((text) => text.match(WORD) ?? []);
  const inScripts = new Set(words);
  const kept = new Set([...words.filter(isCustomProperty), ...site.readByAttributes]);
  const compiled = memo(compileCss);
  const shorten = shortProperties([...site.styles].map(compiled), kept);
  const short = memo((css) => shorten(compiled(css)));
  const isUsed = (page: BuiltPage) => (name: string) =>
    page.classes.has(name) || inScripts.has(name);
  const lean = memo((question: string) => {
    const { css, language, direction, foreign, read } = JSON.parse(question);
    const own = ownStyles(css, { language, direction, foreign });
    return readProperties(own, new Set([...read, ...kept]));
  });
  return (page) => {
    const [shared = '', ...own] = stylesOf(page).map(short);
    const foreign = site.modules.filter((names) => !names.some(isUsed(page))).flat();
    const read = [...new Set(own.flatMap((css) => [...mentionsIn(css).read]))].sort();
    const { language, direction } = page;
    const question = { css: shared, language, direction, foreign, read };
    const firstOwn = own.filter((_, at) => !page.own[at]?.isLater);
    const readByOwn = firstOwn.flatMap((css) => [...mentionsIn(css).read]);
    return {
      shared: lean(JSON.stringify(question)),
      own,
      readElsewhere: new Set([...readByOwn, ...kept]),
    };
  };
}

const isCustomProperty = (word: string) => word.startsWith('--') && word.length > 2;

import { compileCss } from './css.ts';
import { mentionsIn, onlyDeclaring, readProperties, shortProperties } from './customProperties.ts';
import { memo } from './memo.ts';
import { ofLanguage, ofParts } from './ownStyles.ts';
import type { BuiltPage } from './page.ts';
import { dividing, type Parts, splitProperties, splitRules } from './splitStyles.ts';

/** As a script names classes and custom properties. */
const WORD = /[\w-]+/g;

export interface BuiltSite {
  /** The text of each script, in a file or in a page. */
  scripts: Iterable<string>;
  /** The text of each style. */
  styles: Iterable<string>;
  /** The custom properties that attributes of any page read. */
  readByAttributes: Iterable<string>;
  /** For each CSS module the short names of what it defines. */
  modules: readonly (readonly string[])[];
}

export interface LeanStyles {
  shared: string;
  own: string[];
  /** The shared styles in two, for a page that does not fit with all of them at its top. */
  divided(): Parts;
}

/** The rules that pages share, and those that each has for itself. */
export const stylesOf = ({ shared, own }: Pick<BuiltPage, 'shared' | 'own'>): string[] =>
  [...shared, ...own].map(({ text }) => text);

/**
 * Makes pages with no more in their styles than they need: compiled for the oldest browsers, no rules
 * for parts they do not have, no tokens that they do not read, and short names for those that they do.
 * What a kind of page has in all languages is worked out once: its language comes last.
 */
export function leanPages(site: BuiltSite): (page: BuiltPage) => LeanStyles {
  const words = [...site.scripts].flatMap((text) => text.match(WORD) ?? []);
  const inScripts = new Set(words);
  const kept = new Set([...words.filter(isCustomProperty), ...site.readByAttributes]);
  const compiled = memo(compileCss);
  const shorten = shortProperties([...site.styles].map(compiled), kept);
  const short = memo((css: string) => shorten(compiled(css)));
  const partsOf = memo(ofParts);
  const halvesOf = memo((css: string, classes: string[]) => splitRules(css, new Set(classes)));
  const languageOf = memo(ofLanguage);
  const isUsed = (page: BuiltPage) => (name: string) =>
    page.classes.has(name) || inScripts.has(name);
  return (page) => {
    const { language, direction } = page;
    const foreign = site.modules.filter((names) => !names.some(isUsed(page))).flat();
    const sheets = page.shared.map(({ text }) => partsOf(short(text), foreign));
    const inLanguage = (all: readonly string[]) =>
      all.map((css) => languageOf(css, { language, direction })).join('');
    const own = page.own.map(({ text, isLater }) => ({ css: short(text), isLater }));
    const readBy = (rules: typeof own) =>
      new Set([...kept, ...rules.flatMap(({ css }) => [...mentionsIn(css).read])]);
    const shared = readProperties(inLanguage(sheets), readBy(own));
    return {
      shared,
      own: own.map(({ css }) => css),
      divided() {
        const needed = mentionsIn(shared).declared;
        const classes = dividing(page.firstClasses).sort();
        const halves = sheets.map((css) => halvesOf(css, classes));
        const parts = {
          first: onlyDeclaring(inLanguage(halves.map(({ first }) => first)), needed),
          later: onlyDeclaring(inLanguage(halves.map(({ later }) => later)), needed),
        };
        return splitProperties(parts, readBy(own.filter(({ isLater }) => !isLater)));
      },
    };
  };
}

const isCustomProperty = (word: string) => word.startsWith('--') && word.length > 2;

import { type Count, placeholderForms } from '../../lib/placeholders.ts';
import type { factsOf } from '../facts.ts';
import type { SiteLabels } from '../schemas/labels.ts';

type Facts = ReturnType<typeof factsOf>;
/** Not the fields of work: a form has fields, too. */
type CountName = 'officeCount' | 'countryCount' | 'serviceCount' | 'groupCount';
const COUNTS: readonly CountName[] = ['officeCount', 'countryCount', 'serviceCount', 'groupCount'];

/** A text of one language: 'pages/about.yaml: lead'. */
export interface PlacedText {
  place: string;
  text: string;
}

export interface Spoken {
  facts: Facts;
  labels: Pick<SiteLabels, 'numbers' | 'continents'>;
  /** Names of cities and countries where no office stands, as the language says them. */
  elsewhere: readonly string[];
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** As a word of its own; scripts without spaces have no such words. */
function names(text: string, word: string): boolean {
  // Few texts hold a given word, and an expression for every pair would take seconds of each build.
  if (!text.toLowerCase().includes(word.toLowerCase())) return false;
  const hasSpaces = /[\p{sc=Latn}\p{sc=Beng}]/u.test(word);
  const [before, after] = hasSpaces ? ['(?<![\\p{L}\\p{M}])', '(?![\\p{L}\\p{M}])'] : ['', ''];
  return new RegExp(`${before}${escaped(word)}${after}`, 'iu').test(text);
}

/** After a number: a word, perhaps after a suffix of the number; in scripts without spaces a few signs. */
const NOUN = /^[\p{sc=Beng}]*\s+[\p{L}\p{M}]{3,}|^[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー]{2,4}/u;

/** What a language counts: the words after a number in its own texts, such as "offices" after {officeCount}. */
function countedWords(texts: readonly PlacedText[]): { name: CountName; noun: string }[] {
  const found = texts.flatMap(({ text }) =>
    placeholderForms(text).flatMap(({ name, more, after }) => {
      // Forms without a number count nothing.
      const said = more === undefined ? after : (more.split('#')[1] ?? '');
      const noun = NOUN.exec(said)?.[0];
      // What is drawn of the services is called as they are.
      const counts = name === 'stopCount' ? 'serviceCount' : name;
      const known = COUNTS.find((each) => each === counts);
      return known && noun ? [{ name: known, noun }] : [];
    }),
  );
  const unique = new Map(found.map((each) => [`${each.name} ${each.noun}`, each]));
  return [...unique.values()];
}

/** Numbers and places in words that are not those of the content: a sentence that was true of another company. */
export function factContradictions(texts: readonly PlacedText[], spoken: Spoken): string[] {
  const { facts, labels, elsewhere } = spoken;
  const counted = countedWords(texts);
  const used = new Set(facts.continents.split(/[,、，\s]+/u));
  const continents = Object.values(labels.continents).filter(
    (name) => !facts.continents.includes(name) && !used.has(name),
  );
  return texts.flatMap(({ place, text }) => [
    ...[...elsewhere, ...continents]
      .filter((name) => names(text, name))
      .map((name) => `${place}: names ${name}, where no office stands`),
    ...counted.flatMap(({ name, noun }) => {
      const { count, word }: Count = facts[name];
      const wrong = labels.numbers.find(
        // "One office" may be any of them.
        (number, index) => index > 0 && number !== word && names(text, `${number}${noun}`),
      );
      return wrong ? [`${place}: says "${wrong}${noun}"; the content has ${count}`] : [];
    }),
  ]);
}

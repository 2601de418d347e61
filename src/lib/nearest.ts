export interface KnownPage {
  path: string;
  title: string;
}

/** Longer addresses say nothing more about what was meant. */
const LETTERS_READ = 120;
const WORDS_READ = 12;
/** Below this two words have nothing to do with each other. */
const ALIKE = 0.5;

/** How many letters must change to turn one text into the other (Levenshtein). */
export function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (let i = 0; i < from.length; i++) {
    const next = [i + 1];
    for (let j = 0; j < to.length; j++) {
      const swap = (row[j] ?? 0) + (from[i] === to[j] ? 0 : 1);
      next.push(Math.min(swap, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}

const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

function likeness(one: string, other: string): number {
  const longer = Math.max(one.length, other.length, 1);
  if (Math.min(one.length, other.length) < longer * ALIKE) return 0;
  const like = 1 - distance(one, other) / longer;
  return like < ALIKE ? 0 : like;
}

/** The pages most like the address asked for, best first; equally unlike ones keep their order. */
export function nearest<Page extends KnownPage>(
  asked: string,
  pages: readonly Page[],
  count: number,
): Page[] {
  const wanted = words(asked.slice(0, LETTERS_READ)).slice(0, WORDS_READ);
  const score = ({ path, title }: Page) => {
    const known = words(`${path} ${title}`);
    const shared = wanted.map((word) => Math.max(...known.map((each) => likeness(word, each)), 0));
    return (
      shared.reduce((sum, each) => sum + each, 0) + likeness(wanted.join(''), words(path).join(''))
    );
  };
  return pages
    .map((page) => ({ page, score: score(page) }))
    .sort((one, other) => other.score - one.score)
    .slice(0, count)
    .map(({ page }) => page);
}

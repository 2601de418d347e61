export interface KnownPage {
  path: string;
  title: string;
}

/** Below this two words have nothing to do with each other. */
const ALIKE = 0.5;
/** A letter too many or one too few still finds the next one. */
const STRIDE = 3;

const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** The share of letters that two words have in the same order, but for slips of the finger. */
export function likeness(one: string, other: string): number {
  let at = 0;
  let shared = 0;
  for (const letter of one) {
    const found = other.slice(at, at + STRIDE).indexOf(letter) + 1;
    at += found;
    shared += Number(found > 0);
  }
  const like = shared / Math.max(one.length, other.length, 1);
  return like < ALIKE ? 0 : like;
}

/** The pages most like the address asked for, best first; equally unlike ones keep their order. */
export function nearest<Page extends KnownPage>(
  asked: string,
  pages: readonly Page[],
  count: number,
): Page[] {
  const wanted = words(asked);
  const score = ({ path, title }: Page) => {
    const known = words(`${path} ${title}`);
    let sum = likeness(wanted.join(''), words(path).join(''));
    for (const word of wanted) sum += Math.max(0, ...known.map((each) => likeness(word, each)));
    return sum;
  };
  return pages
    .map((page) => ({ page, score: score(page) }))
    .sort((one, other) => other.score - one.score)
    .slice(0, count)
    .map(({ page }) => page);
}

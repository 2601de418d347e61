export interface LinkedPage {
  path: string;
  title: string;
}

/** Two words below this likeness count as unrelated. */
const LEAST_LIKENESS = 0.5;
/** Of a word that tells pages apart. */
const LEAST_LETTERS = 3;
/** The likeness that the words of an address have on average. */
const LEAST_SHARE = 0.3;
/** Letters searched ahead, so that one letter too many or too few does no harm. */
const LOOKAHEAD = 3;

const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** The share of letters that two words have in the same order, typing errors forgiven. */
function likeness(one: string, other: string): number {
  let at = 0;
  let shared = 0;
  for (const letter of one) {
    const found = other.slice(at, at + LOOKAHEAD).indexOf(letter) + 1;
    at += found;
    shared += Number(found > 0);
  }
  const like = shared / Math.max(one.length, other.length, 1);
  return like < LEAST_LIKENESS ? 0 : like;
}

/** The home page of the language in whose folder a path lies, in whatever letters: '/zh-tw' for /zh-TW/contact. */
export function homeMeant(requestedPath: string, homes: readonly string[]): string | undefined {
  const small = requestedPath.toLowerCase();
  return homes.find((home) => small === home || (home !== '/' && small.startsWith(`${home}/`)));
}

/** The pages most like the requested path, best first; none if it is like no page. */
export function nearestPages<Page extends LinkedPage>(
  requestedPath: string,
  pages: readonly Page[],
  count: number,
): Page[] {
  const wanted = words(requestedPath);
  // A short word such as "a" is like every word that holds it.
  const telling = wanted.filter((word) => word.length >= LEAST_LETTERS);
  const score = ({ path, title }: Page) => {
    const known = words(`${path} ${title}`);
    const whole = likeness(wanted.join(''), words(path).join(''));
    const each = telling.map((word) => Math.max(0, ...known.map((one) => likeness(word, one))));
    const sum = each.reduce((total, one) => total + one, 0);
    // One like word of many says nothing: /a-page-that-does-not-exist is like no page.
    return whole === 0 && sum < telling.length * LEAST_SHARE ? 0 : whole + sum;
  };
  return pages
    .map((page) => ({ page, score: score(page) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .slice(0, count)
    .map(({ page }) => page);
}

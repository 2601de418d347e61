/** The word that a narrow screen cannot break; soft hyphens, hyphens and spaces can be broken at. */
export const longestWord = (text: string): number =>
  Math.max(0, ...text.split(/[\s\u00ad\u200b\u2010-]+/).map((word) => [...word].length));

/** The same for a statement, whose size is bound only by its own words. */
export const statementRule = (phrases: readonly string[]): string =>
  `main .statement{--longest:${longestWord(phrases.join(' '))}}`;

/** What .display assumes unless told (src/styles/type.css). */
const ASSUMED = 10;

/** A rule for the page's head, needed only for titles with longer words than assumed. */
export function displayRule(title: string): string | undefined {
  const longest = longestWord(title);
  return longest > ASSUMED ? `main .display{--longest:${longest}}` : undefined;
}

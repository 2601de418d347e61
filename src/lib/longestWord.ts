/** The letters of the longest word, which must fit one line; soft hyphens allow a break. */
export function longestWord(text: string): number {
  const words = text.split(/[\s\u00ad\u200b-]+/);
  return Math.max(...words.map((word) => [...word.normalize('NFC')].length));
}

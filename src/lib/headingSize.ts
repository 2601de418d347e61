/** Characters of the longest word; a line can break at spaces, hyphens and soft hyphens. */
export const longestWord = (text: string): number =>
  Math.max(0, ...text.split(/[\s\u00ad\u200b\u2010-]+/).map((word) => [...word].length));

/**
 * A `style` prop for a heading: `.display` and `.statement` (src/styles/type.css) shrink until their
 * longest word fits one line, and CSS cannot count letters.
 */
export const headingSize = (text: string) => ({ '--longest-word': longestWord(text) }) as const;

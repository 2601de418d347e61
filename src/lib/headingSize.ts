/** Spaces, soft hyphens, and hyphens that no word joiner follows (src/lib/breaks.ts). */
const BREAKS = /[^\S\u00a0\u202f]+|[\u00ad\u200b]|[-\u2010](?!\u2060)/;

/** Characters of the longest part of a text in which no line can break. */
export const longestWord = (text: string): number =>
  Math.max(0, ...text.split(BREAKS).map((word) => [...word.replaceAll('\u2060', '')].length));

/**
 * A `style` prop for a heading: `.display` and `.statement` (src/styles/type.css) shrink until their
 * longest word fits one line, and CSS cannot count letters.
 */
export const headingSize = (text: string) => ({ '--longest-word': longestWord(text) }) as const;

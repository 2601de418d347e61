const LONGEST = 24;

/**
 * The name of a row of a table, as links and files can carry it: `~` and `_` separate names and rows there. Marks of
 * direction would turn round what is written after it.
 */
export const cleanName = (text: string) =>
  [...text.replace(/[\p{Cc}\p{Bidi_Control}~_]/gu, '').trim()].slice(0, LONGEST).join('').trim();

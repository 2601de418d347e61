const LONGEST = 24;

/** The name of a row of a table, as links and files can carry it: `~` and `_` separate names and rows there. */
export const cleanName = (text: string) =>
  [...text.replace(/[\p{Cc}~_]/gu, '').trim()].slice(0, LONGEST).join('').trim();

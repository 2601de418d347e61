/**
 * Break marks that editors can see: `¦` is a soft hyphen in a long word, `|` separates the phrases of a title
 * in a script without spaces.
 */
const SOFT_HYPHEN = '\u00ad';
const ZERO_WIDTH_SPACE = '\u200b';

export const withBreaks = (text: string): string =>
  text.replaceAll('¦', SOFT_HYPHEN).replaceAll('|', ZERO_WIDTH_SPACE);

/** For titles, descriptions and mail: there the marks would be read aloud, or spoil a search. */
export const stripBreakMarks = (text: string): string => text.replace(/[¦|\u00ad\u200b]/g, '');

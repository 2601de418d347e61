/**
 * Where a line may break, written so that an editor can see it: `¦` where a long word may be divided
 * with a hyphen, `|` between the phrases of a title in a script without spaces.
 */
const SOFT_HYPHEN = '\u00ad';
const ZERO_WIDTH_SPACE = '\u200b';

export const withBreaks = (text: string): string =>
  text.replaceAll('¦', SOFT_HYPHEN).replaceAll('|', ZERO_WIDTH_SPACE);

/** A picture divides no words, but breaks between phrases. */
export const withoutHyphens = (text: string): string => text.replaceAll(SOFT_HYPHEN, '');

/** Without them: for titles, descriptions, names, pictures and mail, where they would be read or searched. */
export const bare = (text: string): string => text.replace(/[¦|\u00ad\u200b]/g, '');

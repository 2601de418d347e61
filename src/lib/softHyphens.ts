const SOFT_HYPHEN = '\u00ad';

/** Content writes the places where a long word may be divided as `¦`: an editor can see it. */
export const withSoftHyphens = (text: string): string => text.replaceAll('¦', SOFT_HYPHEN);

/** Without them, for titles, descriptions, names, pictures and mail, where they would be read or searched. */
export const bare = (text: string): string => text.replaceAll('¦', '').replaceAll(SOFT_HYPHEN, '');

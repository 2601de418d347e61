/** The folder of a language in content/, and the first part of its addresses: zh-tw for zh-TW. */
export const folderOf = (lang: string): string => lang.toLowerCase();

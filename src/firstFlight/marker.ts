/** Where the first view ends, as src/components/LaterStyles.tsx writes it. The first of a page counts. */
export const LATER_STYLES = /<template data-later(?:="[^"]*")?><\/template>/;

/** The one style element that a page shares with others of its kind (src/lib/leanHtml.ts). */
export const SHARED_STYLE = /<style>(.*?)<\/style>/s;

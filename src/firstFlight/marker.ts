/** Where the first view ends, as src/components/LaterStyles.tsx writes it. The first of a page counts. */
export const LATER_STYLES = /<template data-later(?:="[^"]*")?><\/template>/;

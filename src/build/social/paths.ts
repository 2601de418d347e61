/** What networks show a link with. */
export const SOCIAL_SIZE = { width: 1200, height: 630 } as const;

/** The name of a page's picture below /social, without its ending. */
export const socialName = (path: string) => path.slice(1) || 'index';

export const socialPath = (path: string) => `/social/${socialName(path)}.jpg`;

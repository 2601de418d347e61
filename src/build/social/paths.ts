/** What networks show a link with. */
export const SOCIAL_SIZE = { width: 1200, height: 630 } as const;

/** One picture for a page in all its languages. */
export const socialPath = (page: string) => `/social/${page}.jpg`;

/** The size that social networks recommend. */
export const SOCIAL_SIZE = { width: 1200, height: 630 } as const;

/** All languages of a page share one picture. */
export const socialPath = (page: string) => `/social/${page}.jpg`;

/** What the site keeps on a visitor's device. /privacy names each of them (src/lib/privacy.ts). */
export const KEPT = {
  theme: 'theme',
  language: 'language',
} as const;

import { rewriteCss } from './css.ts';

/** Astro's hash of a typeface's settings, behind its name. */
const HASH = /-[\da-f]{16}(?= fallback: |$)/;
const plain = (name: string) => name.replace(HASH, '');

/** Typefaces by their plain names: a site has each of them once, and no two settings to tell apart. */
export const plainFamilies = (css: string): string =>
  rewriteCss(css, {
    visitor: {
      Rule: {
        'font-face': (rule) => {
          const family = rule.value.properties.find(({ type }) => type === 'font-family');
          if (family?.type !== 'font-family' || !HASH.test(family.value)) return undefined;
          family.value = plain(family.value);
          return rule;
        },
      },
      Token: {
        string: ({ value }) => ({ type: 'token', value: { type: 'string', value: plain(value) } }),
      },
    },
  });

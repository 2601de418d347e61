import { expect, it } from 'vitest';
import { plainFamilies } from './fontFamilies.ts';

it('takes the hash from the names of typefaces, where they are defined and where they are asked for', () => {
  const css =
    '@font-face{font-family:Geist Mono-869a5eee44a2f72d;src:url(a)format("woff2")}' +
    '@font-face{font-family:"Geist Mono-869a5eee44a2f72d fallback: Courier New";src:local(b)}' +
    ':root{--m:"Geist Mono-869a5eee44a2f72d","Geist Mono-869a5eee44a2f72d fallback: Courier New",monospace}';
  expect(plainFamilies(css)).toBe(
    '@font-face{font-family:Geist Mono;src:url(a)format("woff2")}' +
      '@font-face{font-family:Geist Mono fallback\\: Courier New;src:local(b)}' +
      ':root{--m:"Geist Mono","Geist Mono fallback: Courier New",monospace}',
  );
});

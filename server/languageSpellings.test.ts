import { expect, test } from 'vitest';
import type { Language } from '../site.config.ts';
import { redirectsFor } from './canonical.ts';

const languages: Language[] = [
  { lang: 'en', name: 'English', locale: 'en-GB' },
  { lang: 'zh-TW', name: '繁體中文', locale: 'zh-TW', also: ['zh-HK'] },
  { lang: 'fil', name: 'Filipino', locale: 'fil-PH' },
];
const redirects = redirectsFor(
  ['/index.html', '/about.html', '/zh-tw.html', '/zh-tw/about.html', '/fil/about.html'],
  languages,
);

test.each([
  ['/en', '/'],
  ['/en/', '/'],
  ['/EN/about', '/about'],
  ['/zh-TW', '/zh-tw'],
  ['/ZH-TW/about', '/zh-tw/about'],
  ['/zh/about/', '/zh-tw/about'],
  ['/zh-HK/about', '/zh-tw/about'],
  ['/Fil/about', '/fil/about'],
])('[S4] %s leads to %s', (from, to) => {
  expect(redirects.get(from)).toBe(to);
});

test('[S4] no page leads to itself, and no address that is a page leads elsewhere', () => {
  for (const [from, to] of redirects) expect(from).not.toBe(to);
  for (const page of ['/', '/about', '/zh-tw', '/zh-tw/about', '/fil/about']) {
    expect(redirects.has(page)).toBe(false);
  }
});

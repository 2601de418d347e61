import { expect, test } from 'vitest';
import { alternatesOf, sitemapOf } from './sitemap.ts';

const settings = { url: 'https://brand.example', language: 'en' };
const english = [
  { path: '/', language: 'en', page: 'home' },
  { path: '/about', language: 'en', page: 'about' },
];
const both = [...english, { path: '/de', language: 'de', page: 'home' }];

test('a site in one language lists its addresses and nothing else', () => {
  const sitemap = sitemapOf(english, settings);
  expect([...sitemap.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, address]) => address)).toEqual([
    'https://brand.example/',
    'https://brand.example/about',
  ]);
  expect(sitemap).not.toContain('hreflang');
});

test('a page in two languages names both, and where everyone else is sent', () => {
  expect(alternatesOf('home', both, settings)).toEqual([
    { language: 'en', href: 'https://brand.example/' },
    { language: 'de', href: 'https://brand.example/de' },
    { language: 'x-default', href: 'https://brand.example/' },
  ]);
  const ofGermans = alternatesOf('home', both, { ...settings, language: 'de' });
  expect(ofGermans.at(-1)?.href).toBe('https://brand.example/de');
  expect(sitemapOf(both, settings).match(/hreflang="de"/g)).toHaveLength(2);
});

test('a page that only one language has names no other', () => {
  expect(alternatesOf('about', both, settings)).toEqual([]);
});

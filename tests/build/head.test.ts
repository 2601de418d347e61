import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { OfficesContent } from '../../src/content/schemas/offices.ts';
import { isCopy, settings, siteUrl } from '../../src/settings.ts';
import { readContent } from '../support/content.ts';
import { elements } from '../support/markup.ts';
import { dist, metaOf, pages, titleOf } from './support/built.ts';
import { expectedPages, unlistedPaths } from './support/expected.ts';

const { offices } = readContent<OfficesContent>('offices.yaml');
const NOT_FOUND = '/404';
/** Each language has its own. */
const homes = settings.languages.map(({ lang }, index) =>
  index === 0 ? '/' : `/${lang.toLowerCase()}`,
);
const isListed = (path: string) => !unlistedPaths.includes(path);
const listed = pages.filter((page) => isListed(page.path));
const sorted = (texts: readonly string[]) => [...texts].sort();
const fileOf = (address: string) => join(dist, decodeURI(new URL(address, siteUrl).pathname));
const linkOf = (html: string, rel: string) =>
  elements(html, 'link').find((link) => link.rel === rel)?.href;

test('[R1-R7] exactly the pages of the content are built, and those that are not listed', () => {
  const expected = [...expectedPages.map((page) => page.path), ...unlistedPaths];
  expect(sorted(pages.map((page) => page.path))).toEqual(sorted(expected));
});

test.each([
  ['R1', '/', ''],
  ['R2', '/about', 'About Us | '],
  ['R3', '/contact', 'Contact Us | '],
  ['R6', '/services', 'Services | '],
  ['R7', NOT_FOUND, 'Page Not Found | '],
])('[%s] %s carries the title of the specification', (_, path, before) => {
  const page = pages.find((each) => each.path === path);
  expect(titleOf(page?.html ?? '')).toBe(`${before}${settings.brand}`);
});

test.each(expectedPages)('$path carries the title of its content', ({ path, title }) => {
  expect(titleOf(pages.find((page) => page.path === path)?.html ?? '')).toBe(title);
});

describe.each(pages)('the head of $path', ({ path, html }) => {
  test('stands over one main heading', () => {
    expect(elements(html, 'h1')).toHaveLength(1);
  });

  test('gives one canonical address, unless it is no page to find', () => {
    const canonical = isListed(path) ? new URL(path, siteUrl).href : undefined;
    expect(linkOf(html, 'canonical')).toBe(canonical);
    expect(metaOf(html, 'og:url')).toBe(canonical);
    expect(metaOf(html, 'robots')).toBe(isListed(path) && !isCopy ? undefined : 'noindex');
  });

  test('tells networks its title, its description and a picture', () => {
    // Those of Open Graph are read everywhere; only the size of the card has no name there.
    expect(metaOf(html, 'og:title')).toBe(titleOf(html));
    expect(metaOf(html, 'og:description')).toBe(metaOf(html, 'description'));
    expect(metaOf(html, 'og:image')).toMatch(new RegExp(`^${siteUrl}/social/.+\\.jpg$`));
    expect(metaOf(html, 'twitter:card')).toBe('summary_large_image');
    expect(metaOf(html, 'og:site_name')).toBe(settings.brand);
  });

  test('links to a social image of 1200 by 630 that exists', async () => {
    const image = sharp(fileOf(metaOf(html, 'og:image') ?? ''));
    expect(await image.metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(metaOf(html, 'og:image:width')).toBe('1200');
    expect(metaOf(html, 'og:image:height')).toBe('630');
  });

  test('links to icons and a manifest that exist', () => {
    const links = elements(html, 'link').filter((link) => /icon|manifest/.test(link.rel ?? ''));
    const hrefs = links.map((link) => link.href ?? '').sort();
    expect(hrefs).toEqual([
      '/apple-touch-icon.png',
      '/favicon.ico',
      '/favicon.svg',
      '/site.webmanifest',
    ]);
    expect(hrefs.filter((file) => !existsSync(fileOf(file)))).toEqual([]);
  });

  test('has a theme colour for light and for dark', () => {
    const themes = elements(html, 'meta').filter((meta) => meta.name === 'theme-color');
    expect(themes.map((meta) => meta.media)).toEqual([
      '(prefers-color-scheme:light)',
      '(prefers-color-scheme:dark)',
    ]);
  });

  test('describes company, site and place in it as JSON-LD', () => {
    const text = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(html)?.[1] ?? '';
    const graph: { '@type': string; name?: string; location?: unknown[] }[] =
      JSON.parse(text)['@graph'];
    const steps = path.split('/').filter(Boolean);
    const types = graph.map((thing) => thing['@type']);
    expect(types.includes('WebSite')).toBe(homes.includes(path));
    expect(graph.find((thing) => thing['@type'] === 'Organization')?.name).toBe(settings.brand);
    expect(types.includes('Service')).toBe(steps.at(-2) === 'services');
    if (path === '/about') expect(types).toContain('BreadcrumbList');
    if (path === '/') expect(graph[0]?.location).toHaveLength(offices.length); // spec C1
  });
});

test.each(['description', 'og:image'])('every page of a language has its own %s', (name) => {
  const texts = listed.map(
    ({ html }) => `${elements(html, 'html')[0]?.lang}: ${metaOf(html, name)}`,
  );
  expect(new Set(texts).size).toBe(listed.length);
});

test('the manifest names the brand, and its icons have the sizes it says', async () => {
  const manifest = JSON.parse(readFileSync(join(dist, 'site.webmanifest'), 'utf8'));
  expect(manifest.name).toBe(settings.brand);
  const purposes = manifest.icons.map((icon: { purpose?: string }) => icon.purpose);
  expect(purposes).toContain('maskable');
  for (const icon of manifest.icons.filter((each: { type: string }) => each.type === 'image/png')) {
    const { width, height } = await sharp(fileOf(icon.src)).metadata();
    expect(`${width}x${height}`).toBe(icon.sizes);
  }
});

test('favicon.ico is an icon that holds a PNG of 32 pixels', async () => {
  const icon = readFileSync(join(dist, 'favicon.ico'));
  expect([...icon.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  const image = icon.subarray(icon.readUInt32LE(18));
  expect(image).toHaveLength(icon.readUInt32LE(14));
  expect(await sharp(image).metadata()).toMatchObject({ format: 'png', width: 32, height: 32 });
});

test('robots.txt leads to a sitemap that lists exactly the pages', () => {
  const robots = readFileSync(join(dist, 'robots.txt'), 'utf8');
  const address = /^Sitemap: (.+)$/m.exec(robots)?.[1] ?? '';
  expect(address).toBe(`${siteUrl}/sitemap.xml`);
  const sitemap = readFileSync(fileOf(address), 'utf8');
  const locations = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, found = '']) => found);
  expect(sorted(locations)).toEqual(
    sorted(expectedPages.map((page) => new URL(page.path, siteUrl).href)),
  );
});

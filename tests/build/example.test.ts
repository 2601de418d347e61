// The worked example in the built site, whatever it shows; a company without one has nothing of it.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { specimenFiles } from '../../src/content/example/specimenFiles.ts';
import { readMarkdown } from '../../src/content/markdown/markdownFile.ts';
import { pathsOf } from '../../src/content/pages.ts';
import { type SpecimenContent, specimenSchema } from '../../src/content/schemas/specimen.ts';
import { folderOf } from '../../src/content/translations/files.ts';
import { servicePath } from '../../src/lib/paths.ts';
import { settings } from '../../src/settings.ts';
import { elements } from '../support/markup.ts';
import { dist, pages } from './support/built.ts';

const [source = '', ...others] = settings.languages.map(({ lang }) => folderOf(lang));
const specimens = specimenFiles(process.cwd()).map(({ layer, file }) => ({
  layer,
  content: specimenSchema.parse(readMarkdown(file).data),
}));
const htmlOf = (path: string) => pages.find((page) => page.path === path)?.html ?? '';
/** Spaces and breaks as they are typed: the page sets its own, so that no line breaks between a number and its unit. */
const asTyped = (html: string) =>
  html.replaceAll('\u00a0', ' ').replaceAll(/[\u00ad\u200b\u2060]/g, '');
const mainOf = (path: string) => asTyped(/<main[\s\S]*<\/main>/.exec(htmlOf(path))?.[0] ?? '');
const linksIn = (html: string) => elements(html, 'a').map(({ href = '' }) => href);
const sitemap = readFileSync(join(dist, 'sitemap.xml'), 'utf8');

test.runIf(specimens.length === 0)('nothing is left of an example that was deleted', () => {
  const about = pages.filter(
    ({ path, html }) => /\/example(?:\/|$)/.test(path) || /"\/(?:[\w-]+\/)?example["/]/.test(html),
  );
  expect(about.map(({ path }) => path)).toEqual([]);
  expect(existsSync(join(dist, 'example'))).toBe(false);
});

const folders = specimens.length > 0 ? [source, ...others] : [];

describe.each(folders)('the example in %s', (folder) => {
  const paths = pathsOf(folder, source);
  const words = parse(readFileSync(`content/${folder}/pages/example.yaml`, 'utf8')) as {
    made: string;
    layers: { id: string }[];
  };
  const facts = parse(readFileSync(`content/${source}/pages/example.yaml`, 'utf8')) as {
    layers: { id: string; service: string }[];
    requirements: { items: { id: string }[] };
  };
  const index = mainOf(paths.example);

  test('the index begins by saying that it was made for this website', () => {
    const [, opening = ''] = /<h1[\s\S]*?<\/h1>\s*<p[^>]*>([\s\S]*?)<\/p>/.exec(index) ?? [];
    expect(opening.replaceAll(/<[^>]+>/g, '').startsWith(asTyped(words.made))).toBe(true);
  });

  test('each layer is a link where it has a specimen, and none where it has none', () => {
    const linked = linksIn(index);
    for (const { id } of facts.layers) {
      const isMade = specimens.some(({ layer }) => layer === id);
      expect(linked.includes(`${paths.example}/${id}`), id).toBe(isMade);
    }
  });

  test('every requirement and every finding is on the index', () => {
    for (const { id } of facts.requirements.items) expect(index).toMatch(new RegExp(`>${id}<`));
    const found = specimens.flatMap(({ layer, content }) =>
      content.findings.map(({ id }) => `${paths.example}/${layer}#${id}`),
    );
    expect(linksIn(index)).toEqual(expect.arrayContaining(found));
  });

  test('a requirement has the worst verdict of its specimens', () => {
    const worst = facts.requirements.items.map(({ id }) => {
      const rows = specimens.flatMap(({ content }) => content.requirements);
      const verdicts = rows.filter((row) => row.id === id).map(({ verdict }) => verdict);
      return (['fail', 'not shown', 'pass'] as const).find((each) => verdicts.includes(each));
    });
    const shown = elements(index, 'tr').flatMap((row) => row['data-verdict'] ?? []);
    expect(shown).toEqual(worst.map((verdict) => verdict ?? 'not shown'));
  });

  test.each(specimens)(
    '$layer says so in its first view, and in which language it is',
    ({ layer }) => {
      const path = `${paths.example}/${layer}`;
      expect(mainOf(path)).toContain(asTyped(words.made));
      const [main] = elements(htmlOf(path), 'main');
      expect(main?.lang).toBe(folder === source ? undefined : settings.languages[0].lang);
      expect(htmlOf(path).includes('class="wrap notice"')).toBe(folder !== source);
    },
  );

  test.each(specimens)('$layer shows what it says in its title block', ({ layer, content }) => {
    const main = mainOf(`${paths.example}/${layer}`);
    const ids = elements(main).map(({ id }) => id);
    for (const { id } of [...content.findings, ...content.open]) expect(ids).toContain(id);
    const links = linksIn(main);
    for (const { path } of content.files) expect(links).toContain(`/example/${path}`);
    const figures = content.plots.length + (content.calculations.length > 0 ? 1 : 0);
    expect(elements(main, 'figure').length).toBeGreaterThanOrEqual(figures);
    for (const { service, query } of content.calculations) {
      const address = `${servicePath(paths, service)}${query}#calculation`;
      expect(links.map((each) => each.replaceAll('&amp;', '&'))).toContain(address);
    }
  });

  test.each(specimens)('links of $layer lead to pages of its language', ({ layer }) => {
    const links = linksIn(mainOf(`${paths.example}/${layer}`));
    const toPages = links.filter((href) => href.startsWith('/') && !href.startsWith('/example/'));
    const home = folder === source ? '/' : `/${folder}/`;
    expect(toPages.filter((href) => !href.startsWith(home))).toEqual([]);
    expect(toPages.length).toBeGreaterThan(0);
  });

  test.each(specimens)('the calculation of $layer leads to it and sets its numbers', (specimen) => {
    for (const { slug, query } of ownCalculations(specimen)) {
      const page = servicePath(paths, slug);
      const links = linksIn(mainOf(page)).map((each) => each.replaceAll('&amp;', '&'));
      expect(links).toContain(`${paths.example}/${specimen.layer}`);
      expect(links).toContain(`${page}${query}#calculation`);
    }
  });

  /** Of the service that the layer belongs to. */
  function ownCalculations({ layer, content }: { layer: string; content: SpecimenContent }) {
    const slug = facts.layers.find(({ id }) => id === layer)?.service ?? '';
    const [own] = content.calculations.filter(({ service }) => service === slug);
    return own ? [{ slug, query: own.query }] : [];
  }

  test('/services and /about lead to it; menu, footer and landing page do not', () => {
    for (const path of [paths.services, paths.about]) {
      expect(linksIn(mainOf(path)), path).toContain(paths.example);
    }
    const frame = htmlOf(paths.privacy).replace(/<main[\s\S]*<\/main>/, '');
    expect(linksIn(frame).filter((href) => href.startsWith(paths.example))).toEqual([]);
    expect(linksIn(htmlOf(paths.home)).filter((href) => href.startsWith(paths.example))).toEqual(
      [],
    );
  });

  test('search engines know its pages', () => {
    for (const path of [
      paths.example,
      ...specimens.map(({ layer }) => `${paths.example}/${layer}`),
    ])
      expect(sitemap).toContain(`${settings.url}${path}<`);
  });

  test('no script is there but those of every page', () => {
    const scripts = (path: string) =>
      elements(htmlOf(path), 'script').map(({ src, type }) => src ?? type);
    const usual = scripts(paths.privacy);
    expect(scripts(paths.example)).toEqual(usual);
    for (const { layer } of specimens) expect(scripts(`${paths.example}/${layer}`)).toEqual(usual);
  });
});

test.runIf(specimens.length > 0)('no other page loads what only the index needs', () => {
  const sheetsOf = (html: string) =>
    elements(html, 'link').flatMap(({ rel, href = '' }) => (rel === 'stylesheet' ? [href] : []));
  const { example, privacy } = pathsOf(source, source);
  const usual = sheetsOf(htmlOf(privacy));
  const own = sheetsOf(htmlOf(example)).filter((href) => !usual.includes(href));
  expect(own.length).toBeGreaterThan(0);
  const others = pages.filter(({ path }) => !/\/example(?:\/|$)/.test(path));
  expect(others.filter(({ html }) => own.some((href) => html.includes(href)))).toEqual([]);
});

test.each(specimens.flatMap(({ content }) => content.files))(
  '$path can be taken away as it is',
  ({ path }) => {
    expect(
      readFileSync(join(dist, 'example', path)).equals(readFileSync(join('example', path))),
    ).toBe(true);
  },
);

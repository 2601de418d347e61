import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { publishedNoteFiles } from '../../../src/content/markdown/published.ts';
import type { MenuContent } from '../../../src/content/schemas/menu.ts';
import type { ServiceContent } from '../../../src/content/schemas/service.ts';
import { expectHeaders } from '../../servers/expected.ts';
import { ask } from '../../servers/request.ts';
import { type Build, ProjectCopy } from '../../support/projectCopy.ts';
import { startPreview } from '../../support/runningServer.ts';
import { findNginx, startNginx } from '../hosts/nginx.ts';
import { startWorkerd } from '../hosts/workerd.ts';

const SERVICES = 60;
const NOTES = 50;
/** Of the host that has the fewest: https://developers.cloudflare.com/workers/static-assets/headers/ */
const MOST_RULES = 100;
const LONGEST_LINE = 2_000;

const copy = new ProjectCopy();
let build: Build;
let slugs: string[] = [];
const added: string[] = [];
let notes: string[] = [];

/** Adds services that share nothing with others: each has its own title, picture and large drawing. */
async function addServices(): Promise<void> {
  const menuFile = 'content/en/menu.yaml';
  const menu: MenuContent = parse(await copy.read(menuFile));
  const originals = menu.groups.flatMap(({ services }) => services);
  for (let at = originals.length; at < SERVICES; at++) {
    const original = originals[at % originals.length] ?? '';
    const slug = `service-${at}`;
    const service: ServiceContent = parse(await copy.read(`content/en/services/${original}.yaml`));
    const own = {
      ...service,
      title: `${'Very '.repeat(at % 4)}Own Service ${at}`,
      image: { ...service.image, file: slug },
      ...(service.drawing && { drawing: { ...service.drawing, file: slug } }),
    };
    await copy.write(`content/en/services/${slug}.yaml`, stringify(own));
    await writeFile(copy.path(`src/assets/images/${slug}.jpg`), await picture(at, original));
    await copy.write(`src/assets/drawings/${slug}.svg`, await drawing(at, original));
    menu.groups[at % menu.groups.length]?.services.push(slug);
    added.push(slug);
  }
  await copy.write(menuFile, stringify(menu));
  slugs = menu.groups.flatMap(({ services }) => services);
}

/** Encoding takes the time of the build: a picture for one note in ten. */
const hasPicture = (at: number) => at % 10 === 0;

/** Notes with all that a text can have, each of another service and day. */
async function addNotes(): Promise<void> {
  const original = await copy.read('content/en/notes/2026-11-synchronisers.md');
  const there = publishedNoteFiles(copy.folder, 'en').map(({ slug }) => slug);
  for (let at = there.length; at < NOTES; at++) {
    const day = new Date(Date.UTC(2020, at, 1 + (at % 28))).toISOString().slice(0, 10);
    const slug = `note-${at}`;
    const text = original
      .replace(/^title: .*$/m, `title: ${'Very '.repeat(at % 4)}Own Note ${at}`)
      .replace(/^date: .*$/m, `date: ${day}`)
      .replace(/^ {2}- .*$/m, `  - ${slugs[at % slugs.length]}`);
    const picture = hasPicture(at) ? `\n![One colour](${slug}.jpg "Caption ${at}")\n` : '';
    await copy.write(`content/en/notes/${day.slice(0, 7)}-${slug}.md`, text + picture);
    if (hasPicture(at)) {
      const file = copy.path(`content/en/notes/${slug}.jpg`);
      await writeFile(file, await pictureOf(at, { width: 1600, height: 900 }));
    }
    there.push(slug);
  }
  notes = there;
}

/** One colour in the size of a photograph: encoding it takes no time. */
async function picture(at: number, original: string): Promise<Buffer> {
  return pictureOf(at, await sharp(copy.path(`src/assets/images/${original}.jpg`)).metadata());
}

function pictureOf(at: number, { width, height }: { width: number; height: number }) {
  const background = { r: at * 4, g: 80, b: 255 - at * 4 };
  return sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
}

/** As wide as another one, but of its own height. */
async function drawing(at: number, original: string): Promise<string> {
  const svg = await readFile(copy.path(`src/assets/drawings/${original}.svg`), 'utf8');
  return svg.replace(
    /viewBox="(\S+ \S+ \S+) (\d+)/,
    (_, start: string, height: string) => `viewBox="${start} ${Number(height) + at}`,
  );
}

beforeAll(async () => {
  await copy.onlyLanguages('en');
  await addServices();
  await addNotes();
  build = await copy.build();
});
afterAll(() => copy.remove());

test('a site with 60 services is built', () => {
  expect(build.output).toContain('Complete!');
  expect(slugs).toHaveLength(SERVICES);
});

test('each has its page, with its own title, picture and drawing', async () => {
  for (const slug of added) {
    const page = await copy.read(`dist/services/${slug}.html`);
    expect(page).toMatch(/<title>(Very )*Own Service \d+ \| /);
    expect(page).toContain(`/_astro/${slug}.`);
    expect(page).toMatch(new RegExp(`/drawings/${slug}\\.[^"]+\\.svg`));
  }
});

test('50 notes are listed, each with its page, and all of them in the feed', async () => {
  const [list, feed, sitemap] = await Promise.all(
    ['notes.html', 'notes/atom.xml', 'sitemap.xml'].map((file) => copy.read(`dist/${file}`)),
  );
  expect(notes).toHaveLength(NOTES);
  for (const slug of notes) {
    const page = await copy.read(`dist/notes/${slug}.html`);
    if (page.includes('Caption')) expect(page).toContain(`/_astro/${slug}.`);
    expect(list).toContain(`href="/notes/${slug}"`);
    expect(feed).toContain(`/notes/${slug}</id>`);
    expect(sitemap).toContain(`/notes/${slug}<`);
  }
});

test('menu, list and sitemap lead to every one of them', async () => {
  const [about, services, sitemap] = await Promise.all(
    ['about.html', 'services.html', 'sitemap.xml'].map((file) => copy.read(`dist/${file}`)),
  );
  for (const slug of slugs) {
    expect(about).toContain(`href="/services/${slug}"`);
    expect(services).toContain(`href="/services/${slug}"`);
    expect(sitemap).toContain(`/services/${slug}<`);
  }
});

test('the files for hosts stay within their limits', async () => {
  const lines = (await copy.read('dist/_headers')).split('\n');
  expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(MOST_RULES);
  expect(lines.filter((line) => line.length > LONGEST_LINE)).toEqual([]);
  expect(existsSync(copy.path('dist/about.html.br'))).toBe(true);
});

const hosts = [
  { name: 'the preview server', start: () => startPreview(undefined, copy.folder), https: false },
  { name: 'workerd', start: () => startWorkerd(copy.folder), https: true },
  ...(findNginx() ? [{ name: 'nginx', start: () => startNginx(copy.folder), https: true }] : []),
];

describe.each(hosts)('$name', ({ start, https }) => {
  test('serves every service and note with the headers of the list', async () => {
    const server = await start();
    try {
      const paths = [
        ...slugs.map((slug) => `/services/${slug}`),
        ...notes.map((slug) => `/notes/${slug}`),
      ];
      for (const path of paths) {
        const answer = await ask({ port: server.port, path });
        expect([path, answer.status]).toEqual([path, 200]);
        expect(answer.body.toString()).toContain(`${path}"`);
        expectHeaders(answer, path, { https });
      }
    } finally {
      await server.stop();
    }
  });
});

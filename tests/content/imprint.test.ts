import { existsSync } from 'node:fs';
import { type DefaultTreeAdapterMap, defaultTreeAdapter, parse } from 'parse5';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Build, ProjectCopy } from '../../scripts/projectCopy.ts';
import { site } from '../../site.config.ts';

type Node = DefaultTreeAdapterMap['node'];

/** Made up for this test, as nobody's: the project itself fills nothing in. */
const LEGAL = {
  name: 'Kestrel & Vane Testing GmbH',
  address: ['No Such Street 0', '00000 Nowhere'],
  vat: 'XX000000000',
};

function textOf(node: Node): string {
  if (defaultTreeAdapter.isTextNode(node)) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('\n') : '';
}

function linksOf(node: Node): string[] {
  const own = 'attrs' in node && node.tagName === 'a' ? node.attrs : [];
  const hrefs = own.filter(({ name }) => name === 'href').map(({ value }) => value);
  return 'childNodes' in node ? [...hrefs, ...node.childNodes.flatMap(linksOf)] : hrefs;
}

test('without legal details there is no imprint', () => {
  expect(site.legal).toBeUndefined();
});

describe('once legal details are filled', () => {
  let copy: ProjectCopy;
  let build: Build;

  beforeAll(async () => {
    copy = new ProjectCopy();
    await copy.onlyLanguages('en', 'de');
    const filled = `legal: ${JSON.stringify(LEGAL)},\n  email: '${site.email}'`;
    await copy.replace('site.config.ts', `email: '${site.email}'`, filled);
    build = await copy.build();
  }, 600_000); // a whole build, in every language
  afterAll(() => copy.remove());

  test('the imprint is built with exactly those details', async () => {
    expect(build.output).toContain('Complete!');
    const text = textOf(parse(await copy.read('dist/imprint.html')));
    for (const line of [LEGAL.name, ...LEGAL.address, LEGAL.vat, site.email]) {
      expect(text).toContain(line);
    }
    expect(text).toContain(`Imprint | ${site.brand}`);
    expect(text).not.toMatch(/Represented by|Register/);
  });

  test('every page links to it, and the sitemap lists it', async () => {
    for (const page of ['index', 'about', 'contact', 'privacy', '404']) {
      expect(linksOf(parse(await copy.read(`dist/${page}.html`)))).toContain('/imprint');
    }
    expect(await copy.read('dist/sitemap.xml')).toContain(`<loc>${site.url}/imprint</loc>`);
    expect(existsSync(copy.path('dist/social/imprint.jpg'))).toBe(true);
  });
});

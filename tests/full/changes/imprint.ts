import { existsSync } from 'node:fs';
import { type DefaultTreeAdapterMap, defaultTreeAdapter, parse } from 'parse5';
import { expect, test } from 'vitest';
import { site } from '../../../site.config.ts';
import type { Change } from './change.ts';
import { BRAND, EMAIL, PUBLIC_URL } from './rebrand.ts';

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

export const imprint: Change = {
  title: 'once legal details are filled',

  make: (copy) =>
    copy.replace('site.config.ts', "  email: '", `  legal: ${JSON.stringify(LEGAL)},\n  email: '`),

  check: (copy) => {
    test('the imprint is built with exactly those details', async () => {
      const text = textOf(parse(await copy.read('dist/imprint.html')));
      for (const line of [LEGAL.name, ...LEGAL.address, LEGAL.vat, EMAIL]) {
        expect(text).toContain(line);
      }
      expect(text).toContain(`Imprint | ${BRAND}`);
      expect(text).not.toMatch(/Represented by|Register/);
    });

    test('every page links to it, and the sitemap lists it', async () => {
      for (const page of ['index', 'about', 'contact', 'privacy', '404']) {
        expect(linksOf(parse(await copy.read(`dist/${page}.html`)))).toContain('/imprint');
      }
      expect(await copy.read('dist/sitemap.xml')).toContain(`<loc>${PUBLIC_URL}/imprint</loc>`);
      expect(existsSync(copy.path('dist/social/imprint.jpg'))).toBe(true);
    });

    test('without them there is none', () => {
      expect(site.legal).toBeUndefined();
      expect(existsSync('dist/imprint.html')).toBe(false);
    });
  },
};

import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { settings } from '../../../src/settings.ts';
import { elements, elementsOf, textOf } from '../../support/markup.ts';
import type { Change } from './change.ts';

const COUNTER = {
  script: 'https://cdn.counter.example/count.js',
  host: 'https://in.counter.example',
  data: { domain: 'kestrel.example' },
};
const VERIFICATION = { google: 'google-proof', bing: 'bing-proof' };
const PROOFS = ['google-site-verification', 'msvalidate.01'];

const scriptsOf = (html: string) =>
  elements(html, 'script').filter(({ src }) => src === COUNTER.script);
const proofsOf = (html: string) =>
  elements(html, 'meta').flatMap(({ name = '', content }) =>
    PROOFS.includes(name) ? [content] : [],
  );
const textOfPage = (html: string) => elementsOf(html).map(textOf).join('\n');

export const counter: Change = {
  title: 'once visits are counted and the owner is verified',

  make: (copy) => {
    const added = { counter: COUNTER, verification: VERIFICATION };
    const lines = Object.entries(added).map(
      ([key, value]) => `  ${key}: ${JSON.stringify(value)},`,
    );
    return copy.replace('site.config.ts', "  url: '", `${lines.join('\n')}\n  url: '`);
  },

  check: (copy) => {
    test('every page has the counter’s script with its data', async () => {
      for (const page of ['index', 'about', 'de/contact', '404']) {
        expect(scriptsOf(await copy.read(`dist/${page}.html`))).toEqual([
          expect.objectContaining({ 'data-domain': COUNTER.data.domain, defer: '' }),
        ]);
      }
    });

    test.each(['privacy', 'de/privacy'])('/%s names both hosts', async (page) => {
      const text = textOfPage(await copy.read(`dist/${page}.html`));
      for (const address of [COUNTER.script, COUNTER.host]) {
        expect(text).toContain(new URL(address).host);
      }
    });

    test('search engines find their proofs on the landing page alone', async () => {
      expect(proofsOf(await copy.read('dist/index.html'))).toEqual(Object.values(VERIFICATION));
      expect(proofsOf(await copy.read('dist/about.html'))).toEqual([]);
    });

    test.skipIf(settings.verification)('without the settings there is none of it', async () => {
      const html = await readFile('dist/index.html', 'utf8');
      expect([scriptsOf(html), proofsOf(html)]).toEqual([[], []]);
    });
  },
};

import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { settings } from '../../../src/settings.ts';
import { elements, elementsOf, textOf } from '../../support/markup.ts';
import type { Change } from './change.ts';
import { BRAND, COMPANY, EMAIL, PUBLIC_URL } from './rebrand.ts';

/** Made up for this test, as nobody's: the project itself fills nothing in. */
const LEGAL = {
  name: 'Kestrel & Vane Testing GmbH',
  address: ['No Such Street 0', '00000 Nowhere'],
  vat: 'XX000000000',
};

export const imprint: Change = {
  title: 'once legal details are filled',

  make: async (copy) => {
    const company = parseDocument(await copy.read(COMPANY));
    company.set('legal', LEGAL);
    await copy.write(COMPANY, String(company));
  },

  check: (copy) => {
    test('the imprint is built with exactly those details', async () => {
      const page = elementsOf(await copy.read('dist/imprint.html'));
      const text = page.map(textOf).join('\n');
      for (const line of [LEGAL.name, ...LEGAL.address, LEGAL.vat, EMAIL]) {
        expect(text).toContain(line);
      }
      expect(text).toContain(`Imprint | ${BRAND}`);
      expect(text).not.toMatch(/Represented by|Register/);
    });

    test('every page links to it, and the sitemap lists it', async () => {
      for (const page of ['index', 'about', 'contact', 'privacy', '404']) {
        const links = elements(await copy.read(`dist/${page}.html`), 'a');
        expect(links.map(({ href }) => href)).toContain('/imprint');
      }
      expect(await copy.read('dist/sitemap.xml')).toContain(`<loc>${PUBLIC_URL}/imprint</loc>`);
      expect(existsSync(copy.path('dist/social/imprint.jpg'))).toBe(true);
    });

    test.skipIf(settings.legal)('without them there is none', () => {
      expect(existsSync('dist/imprint.html')).toBe(false);
    });
  },
};

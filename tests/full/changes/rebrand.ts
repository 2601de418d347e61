import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Accent } from '../../../src/lib/accent.ts';
import { settings } from '../../../src/settings.ts';
import { accentCss } from '../../../src/styles/accentCss.ts';
import { coloursIn } from '../../../src/styles/colours.ts';
import type { Change } from './change.ts';

export const COMPANY = 'content/en/company.yaml';
export const BRAND = 'Kestrel & Vane';
export const EMAIL = 'post@kestrel-vane.test';
const ACCENT = { light: '#1f4e8c', dark: '#8fb8ee' };
export const PUBLIC_URL = 'https://www.kestrel-vane.test';

const MARK = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M2 2h20v20H2z"/><path class="d" d="M8 8h8v8H8z"/></svg>`;
const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 24"><path d="M2 2h20v20H2z"/><path class="d" d="M8 8h8v8H8z"/><path d="M30 8h60v8H30z"/></svg>`;

const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(folder, name)).isFile(),
  );

export const rebrand: Change = {
  title: 'rebranding is the file of the company, its address and the logo files [S1] [S2]',

  make: async (copy) => {
    for (const [from, to] of [
      [`light: '${settings.accent.light}'`, `light: '${ACCENT.light}'`],
      [`dark: '${settings.accent.dark}'`, `dark: '${ACCENT.dark}'`],
      [`brand: ${settings.brand}`, `brand: ${BRAND}`],
      [`legalName: ${settings.legalName}`, `legalName: ${BRAND} Ltd`],
      [`email: ${settings.email}`, `email: ${EMAIL}`],
    ] as const) {
      await copy.replace(COMPANY, from, to);
    }
    await copy.replace('site.config.ts', `url: '${settings.url}'`, `url: '${PUBLIC_URL}'`);
    await copy.write('src/assets/logo/mark.svg', MARK);
    await copy.write('src/assets/logo/logo.svg', LOGO);
  },

  check: (copy) => {
    test('no built file still says the demo brand', () => {
      const old = Buffer.from(settings.brand.toLowerCase());
      const dist = copy.path('dist');
      const naming = filesBelow(dist).filter((name) => {
        const bytes = readFileSync(join(dist, name));
        const text = bytes.toString('latin1').toLowerCase();
        return (
          name.toLowerCase().includes(settings.brand.toLowerCase()) || text.includes(String(old))
        );
      });
      expect(naming).toEqual([]);
    });

    test('every tone of the accent is the new one, in pages, styles, icons and drawings', async () => {
      const tokens = await copy.read('src/styles/tokens.css');
      const tones = (accent: Accent) =>
        [...coloursIn(accentCss(accent, tokens)).values()].flatMap(({ light, dark }) => [
          light,
          dark,
        ]);
      const text = filesBelow(copy.path('dist'))
        .filter((name) => /\.(?:css|html|js|json|svg|webmanifest)$/.test(name))
        .map((name) => readFileSync(join(copy.path('dist'), name), 'utf8').toLowerCase())
        .join('\n');
      expect(tones(settings.accent).filter((hex) => text.includes(hex))).toEqual([]);
      expect(tones(ACCENT).filter((hex) => !text.includes(hex))).toEqual([]);
      expect(await copy.read('dist/favicon.svg')).toContain(`.d{fill:${ACCENT.light}}`);
    });

    test('titles, mail address and public URL are the new ones', async () => {
      const about = await copy.read('dist/about.html');
      expect(about).toContain('<title>About Us | Kestrel &amp; Vane</title>');
      expect(about).toContain(`${PUBLIC_URL}/about`);
      const contact = await copy.read('dist/contact.html');
      expect(contact).toContain(`mailto:${EMAIL}`);
    });
  },
};

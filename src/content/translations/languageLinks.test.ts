import { expect, it, vi } from 'vitest';
import { settings } from '../../settings.ts';
import { loadSite } from '../load.ts';
import { folderOf } from './files.ts';
import { languageLinks, suggestionsFor } from './languageLinks.ts';

/** The languages of the settings without services, instead of the content collections of a build. */
vi.mock('../load.ts', async () => {
  const { settings } = await import('../../settings.ts');
  const { folderOf } = await import('./files.ts');
  const { pathsOf } = await import('../pages.ts');
  const folders = settings.languages.map(({ lang }) => folderOf(lang));
  const [source = ''] = folders;
  return {
    languageFolders: folders,
    loadSite: async (folder: string) => ({
      language: settings.languages.find(({ lang }) => folderOf(lang) === folder)?.lang,
      folder,
      paths: pathsOf(folder, source),
      groups: [],
      labels: {
        direction: folder === folderOf(settings.languages[0].lang) ? 'ltr' : 'rtl',
        suggestion: {
          text: `text ${folder}`,
          link: `link ${folder}`,
          stay: `stay ${folder}`,
          staySource: `stay in the source ${folder}`,
        },
      },
    }),
  };
});

vi.mock('../example/loadExample.ts', () => ({ loadMade: async () => [] }));

vi.mock('../loadMarkdown.ts', () => ({
  loadNotes: async () => [],
  loadMarkdownPages: async () => [],
}));

const [source, other] = settings.languages;
if (!other) throw new Error('these tests need a second language');
const folder = folderOf(other.lang);

it('a page links to itself in every language, under the name of the language in itself [i18n]', async () => {
  const links = await languageLinks(`/${folder}/about`);
  expect(links.map(({ lang }) => lang)).toEqual(settings.languages.map(({ lang }) => lang));
  expect(links.slice(0, 2)).toEqual([
    { lang: source.lang, name: source.name, href: '/about' },
    { lang: other.lang, name: other.name, href: `/${folder}/about` },
  ]);
});

it('the 404 page links to the home page of every language [R7]', async () => {
  const links = await languageLinks(`/${folder}/404`);
  expect(links.slice(0, 2).map(({ href }) => href)).toEqual(['/', `/${folder}`]);
});

it('each other language is offered in its own words, and says in which language one stays [i18n]', async () => {
  const onSource = await suggestionsFor(
    await loadSite(folderOf(source.lang)),
    await languageLinks('/about'),
  );
  expect(onSource).toHaveLength(settings.languages.length - 1);
  expect(onSource[0]).toEqual({
    lang: other.lang,
    direction: 'rtl',
    href: `/${folder}/about`,
    text: `text ${folder}`,
    link: `link ${folder}`,
    stay: `stay in the source ${folder}`,
  });
  const onOther = await suggestionsFor(await loadSite(folder), await languageLinks('/about'));
  expect(onOther.map(({ lang }) => lang)).not.toContain(other.lang);
  expect(onOther[0]?.stay).toBe(`stay ${folderOf(source.lang)}`);
});

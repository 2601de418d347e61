import type { APIContext } from 'astro';
import { expect, test, vi } from 'vitest';
import { GET } from '../../src/pages/[...language]/notes/atom.xml.ts';

vi.mock('../../src/content/load.ts', () => ({
  languageRoutes: () => [],
  loadPage: async () => ({ title: 'Notizen', lead: 'Kurz' }),
  loadSite: async () => ({ language: 'de', paths: { notes: '/de/notes' } }),
}));
const note = (slug: string) => ({
  path: `/de/notes/${slug}`,
  title: slug,
  summary: '',
  date: '2026-11-01',
});
vi.mock('../../src/content/loadMarkdown.ts', () => ({
  loadNotes: async () => [
    note('clocks'),
    { ...note('filters'), foreign: { lang: 'en', text: 'auf Englisch' } },
  ],
}));

test('the feed says of each note in which language it is', async () => {
  const answer = await GET({ props: { folder: 'de' } } as unknown as APIContext<{
    folder: string;
  }>);
  const entries = [...(await answer.text()).matchAll(/<entry([^>]*)>.*?<title>(.*?)<\/title>/g)];
  expect(entries.map(([, attributes, title]) => [title, attributes])).toEqual([
    ['clocks', ''],
    ['filters', ' xml:lang="en"'],
  ]);
});

import { beforeEach, expect, test, vi } from 'vitest';
import { loadNotes, newestNotes } from './loadMarkdown.ts';

/** The notes of a company with two services, as the collection has them. */
const note = (slug: string, date: string, services: string[]) => ({
  id: `en/notes/${slug}`,
  body: 'Some words.',
  data: { title: slug, summary: 'In short.', date, services },
});
const entries = vi.hoisted(() => ({ notes: [] as ReturnType<typeof note>[] }));
const untranslated = vi.hoisted(() => ({ files: new Map<string, string>() }));

vi.mock('astro:content', () => ({ getCollection: async () => entries.notes }));
vi.mock('./markdown/published.ts', () => ({
  markdownSlug: (file: string) => file.replace(/^notes\/|\.md$/g, ''),
  publishedNoteFiles: () => entries.notes,
  markdownPageFiles: () => [],
}));
vi.mock('./translations/untranslated.ts', () => ({
  untranslatedFiles: () => untranslated.files,
}));
vi.mock('./load.ts', () => {
  const service = (slug: string) => ({ slug, title: slug, line: '', path: `/services/${slug}` });
  const site = {
    labels: { locale: 'en-GB' },
    paths: { notes: '/notes' },
    groups: [{ services: [service('chips'), service('boards')] }],
  };
  return {
    sourceFolder: 'en',
    loadSite: async () => site,
    loadPage: async () => ({ inLanguage: 'in {language}' }),
    readFields: async (fields: unknown) => fields,
  };
});

beforeEach(() => {
  untranslated.files = new Map([['notes/older.md', 'all']]);
  entries.notes = [
    note('older', '2026-10-01', ['chips']),
    note('newer', '2026-11-01', ['boards', 'chips']),
    note('alike', '2026-11-01', ['boards']),
  ];
});

const slugsOf = (notes: readonly { slug: string }[] = []) => notes.map(({ slug }) => slug);

test('notes are listed with the newest first, and those of one day by their addresses', async () => {
  expect(slugsOf(await loadNotes('en'))).toEqual(['alike', 'newer', 'older']);
});

test('a note names its services in its own order, and the first one is where it belongs', async () => {
  const newer = (await loadNotes('en')).find(({ slug }) => slug === 'newer');
  expect(slugsOf(newer?.services)).toEqual(['boards', 'chips']);
});

test('a service lists its own notes, and none where it has none', async () => {
  expect(slugsOf((await newestNotes('en', 'chips'))?.items)).toEqual(['newer', 'older']);
  expect(await newestNotes('en', 'software')).toBeUndefined();
});

test('a section lists notes in the reader’s language first', async () => {
  entries.notes = ['newest', 'newer', 'new'].map((slug, at) =>
    note(slug, `2026-12-0${9 - at}`, []),
  );
  entries.notes.push(note('translated', '2026-10-01', []));
  untranslated.files = new Map(
    ['newest', 'newer', 'new'].map((slug) => [`notes/${slug}.md`, 'all']),
  );
  expect(slugsOf((await newestNotes('en'))?.items)).toEqual(['translated', 'newest', 'newer']);
});

test('a note that is not translated says in which language it is', async () => {
  const foreign = (await loadNotes('en')).map((each) => each.foreign?.text);
  expect(foreign).toEqual([undefined, undefined, 'in English']);
});

import { join } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { CALCULATED } from '../../tests/support/services.ts';
import { settings } from '../settings.ts';
import { readContentFile } from './contentFile.ts';
import { schemaOfFile } from './files.ts';
import { calculationLink, loadPage, sourceFolder } from './load.ts';
import { folderOf, readTranslation } from './translations/files.ts';
import { fieldSchemaOf, mergeTranslation } from './translations/merge.ts';

/** What is not translated yet, file by file. */
const untranslated = vi.hoisted(() => new Map<string, 'some' | 'all'>());

vi.mock('./translations/untranslated.ts', () => ({ untranslatedFiles: () => untranslated }));
// The entries as the loader makes them; the collections themselves are Astro's.
vi.mock('astro:content', () => ({
  getEntry: async (_collection: string, id: string) => {
    const [folder = '', ...rest] = id.split('/');
    const file = `${rest.join('/')}.yaml`;
    const schema = schemaOfFile(file);
    if (!schema) return undefined;
    const source = schema.parse(readContentFile(join('content', sourceFolder, file)).data);
    if (folder === sourceFolder) return { data: source };
    const words = readTranslation(process.cwd(), folder, file);
    return { data: mergeTranslation(fieldSchemaOf(schema), source, words) };
  },
}));

test('counts and names of the content stand in its texts', async () => {
  const { meta } = await loadPage('contact', sourceFolder);
  expect(meta).not.toMatch(/[{}]/);
});

const slug = CALCULATED[0]?.split('/').at(-1) ?? '';
const other = folderOf(settings.languages[1]?.lang ?? '');

describe.skipIf(!slug || !other)('the link to a calculation', () => {
  beforeEach(() => untranslated.clear());

  test('is in the language of the page, also where a word of the calculation is missing', async () => {
    untranslated.set(`calculations/${slug}.yaml`, 'some');
    untranslated.set('calculation.yaml', 'some');
    expect((await calculationLink(other, slug))?.lang).toBeUndefined();
  });

  test('says that it is in the source language, where nothing of it is translated', async () => {
    untranslated.set(`calculations/${slug}.yaml`, 'all');
    expect((await calculationLink(other, slug))?.lang).toBe(settings.languages[0].lang);
  });

  test('is missing where a service has no calculation', async () => {
    expect(await calculationLink(other, 'hardware-poetry')).toBeUndefined();
  });
});

import { EventEmitter } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LoaderContext } from 'astro/loaders';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { linkExample } from '../../tests/support/linkExample.ts';
import { settings } from '../settings.ts';
import { inEveryLanguage } from './loader.ts';
import { folderOf } from './translations/files.ts';

let root: string;
let entries: Map<string, Record<string, unknown>>;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'loader-'));
  cpSync('content', join(root, 'content'), { recursive: true });
  symlinkSync(resolve('src'), join(root, 'src'), 'junction');
  linkExample(root);
  entries = new Map();
});
afterEach(() => rmSync(root, { recursive: true }));

function load(watcher?: EventEmitter, pattern = 'menu.yaml') {
  const context = {
    store: {
      clear: () => entries.clear(),
      set: ({ id, data }: { id: string; data: Record<string, unknown> }) => entries.set(id, data),
    },
    config: { root: pathToFileURL(root + sep) },
    watcher,
    renderMarkdown: async () => ({ html: '' }),
  };
  return inEveryLanguage(pattern).load(context as unknown as LoaderContext);
}

const file = () => join(root, 'content/en/menu.yaml');
const write = (from: RegExp, to: string) =>
  writeFileSync(file(), readFileSync(file(), 'utf8').replace(from, to));

test('each file becomes an entry for every language', async () => {
  await load();
  expect([...entries.keys()]).toEqual(
    settings.languages.map(({ lang }) => `${folderOf(lang)}/menu`),
  );
});

test('a draft is no entry in any language', async () => {
  const page = (name: string, draft: boolean) => {
    const front = JSON.stringify({
      title: name,
      description: 'x'.repeat(70),
      lead: 'Lead.',
      draft,
    });
    writeFileSync(join(root, `content/en/pages/${name}.md`), `---\n${front}\n---\n\nText.\n`);
  };
  page('test-published', false);
  page('test-draft', true);
  await load(undefined, 'pages/test-*.md');
  expect([...entries.keys()]).toEqual(
    settings.languages.map(({ lang }) => `${folderOf(lang)}/pages/test-published`),
  );
});

test('a build stops at content that is not valid', async () => {
  write(/label: .+/, 'label: 7');
  await expect(load()).rejects.toThrow('label');
});

test('development shows content once the whole of it is valid', async () => {
  const good = readFileSync(file(), 'utf8');
  // The file alone is valid: only the check of all files knows the services.
  write(/(?<=services:\s+- )\S+/, 'no-such-service');
  const watcher = new EventEmitter();
  await load(watcher);
  expect([...entries.keys()]).toEqual([]);
  writeFileSync(file(), good);
  watcher.emit('all', 'change', file());
  await vi.waitFor(() => expect([...entries.keys()]).toContain('en/menu'), { timeout: 30_000 });
});

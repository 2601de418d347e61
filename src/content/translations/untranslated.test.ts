import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readUntranslated } from './untranslated.ts';

const root = mkdtempSync(join(tmpdir(), 'untranslated-'));
afterAll(() => rmSync(root, { recursive: true }));

const FILE = 'pages/not-found.yaml';

function write(folder: string, yaml: string) {
  mkdirSync(join(root, 'content', folder, 'pages'), { recursive: true });
  writeFileSync(join(root, 'content', folder, FILE), yaml);
}

write('en', 'title: Not found\nmeta: A page that is not there\n');
write('de', 'title: Nicht gefunden\nmeta: Eine Seite, die es nicht gibt\n');
write('ja', 'title: 見つかりません\n');

it.each([
  ['de', undefined],
  ['ja', 'some'],
  ['tr', 'all'],
] as const)(
  'tells how much of a file is still in the words of the source: %s %s [S4]',
  (folder, much) => {
    expect(readUntranslated(root, 'en', folder).get(FILE)).toBe(much);
  },
);

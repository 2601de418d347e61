import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..');
/** The container's /app. */
const app = mkdtempSync(join(tmpdir(), 'inbox-container-'));

/** Left out by deploy/inbox/Dockerfile.dockerignore. */
const isCopied = (path: string) => !['node_modules', 'words.json'].includes(basename(path));

function copy(line: string): void {
  const sources = line.split(/\s+/).slice(1);
  const target = sources.pop() ?? '';
  for (const source of sources) {
    const from = join(ROOT, source);
    // Docker copies what is in a folder, and a file by its name.
    const name = target.endsWith('/') && statSync(from).isFile() ? basename(source) : '';
    cpSync(from, join(app, target, name), { recursive: true, filter: isCopied });
  }
}

const run = (...words: string[]) =>
  execFileSync(process.execPath, words, {
    cwd: app,
    env: { ...process.env, INBOX_DATABASE: join(app, 'messages.sqlite') },
    encoding: 'utf8',
  });

beforeAll(() => {
  const lines = readFileSync(join(ROOT, 'deploy/inbox/Dockerfile'), 'utf8').split('\n');
  for (const line of lines.filter((each) => each.startsWith('COPY '))) copy(line);
  symlinkSync(join(ROOT, 'node_modules'), join(app, 'node_modules'), 'junction');
});
afterAll(() => rmSync(app, { recursive: true }));

test('the container holds all that the inbox reads while it is built', () => {
  run('inbox/writeWords.ts');
  const words = JSON.parse(readFileSync(join(app, 'inbox/words.json'), 'utf8'));
  expect(Object.keys(words).length).toBeGreaterThan(0);
});

test('the container holds all that the inbox reads when it starts', () => {
  expect(run('inbox/src/node.ts', 'list')).toContain('0 waiting');
});

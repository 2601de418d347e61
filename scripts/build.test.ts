import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const project = mkdtempSync(join(tmpdir(), 'site-build-'));

function write(name: string, text: string): void {
  mkdirSync(dirname(join(project, name)), { recursive: true });
  writeFileSync(join(project, name), text);
}

/** In the place of a step of the build: writes one of its files, and the folder of it. */
const step = (name: string) => `
  import { mkdirSync, writeFileSync } from 'node:fs';
  import { dirname } from 'node:path';
  mkdirSync(dirname('${name}'), { recursive: true });
  writeFileSync('${name}', '');
`;

const build = () =>
  execFileSync(process.execPath, ['scripts/build.mjs', '--if-changed'], {
    cwd: project,
    encoding: 'utf8',
  });
const NOTHING_CHANGED = /nothing has changed/;

beforeAll(() => {
  for (const name of ['build.mjs', 'install.mjs', 'node/package.json'])
    cpSync(join(ROOT, 'scripts', name), join(project, 'scripts', name));
  cpSync(join(ROOT, 'src/lib/inbox.ts'), join(project, 'src/lib/inbox.ts'));
  write('package.json', '{ "type": "module" }');
  write(
    'site.config.ts',
    "export const settings = { inbox: { keepDays: 30 } }; export const siteUrl = 'https://company.example';",
  );
  write('scripts/astro.mjs', step('dist/index.html'));
  write('hosting/afterBuild.ts', step('dist-nginx/headers.conf'));
  write('inbox/writeWords.ts', step('inbox/words.json'));
  write('deploy/inbox/inbox.conf', '');
  write('content/en/inbox.yaml', '');
  // Astro's cache lies there.
  mkdirSync(join(project, '.cache'));
  build();
});
afterAll(() => rmSync(project, { recursive: true }));

test('a second start serves the build that is there', () => {
  expect(build()).toMatch(NOTHING_CHANGED);
});

test.each([
  'content/en/inbox.yaml',
  'deploy/inbox/inbox.conf',
  'inbox/writeWords.ts',
  'scripts/astro.mjs',
  'scripts/build.mjs',
  'hosting/afterBuild.ts',
  'site.config.ts',
  'src/lib/inbox.ts',
])('a change of %s is built', (name) => {
  appendFileSync(join(project, name), '\n');
  expect(build()).not.toMatch(NOTHING_CHANGED);
  expect(build()).toMatch(NOTHING_CHANGED);
});

test.each(['dist', 'dist-nginx', 'inbox/words.json'])(
  '%s is built again after it was deleted',
  (name) => {
    rmSync(join(project, name), { recursive: true });
    expect(build()).not.toMatch(NOTHING_CHANGED);
    expect(build()).toMatch(NOTHING_CHANGED);
  },
);

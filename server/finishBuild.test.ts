import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inTurns } from './inTurns.ts';

const FILES = 10_000;
const PAGES = 600;
const FEW_HANDLES = 128;

test.skipIf(process.platform === 'win32')(
  `${FILES} files are finished where few may be open at once`,
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'many-'));
    const dist = join(folder, 'dist');
    await mkdir(join(dist, '_astro'), { recursive: true });
    await mkdir(join(dist, 'services'), { recursive: true });
    const names = Array.from({ length: FILES }, (_, at) =>
      at < PAGES ? `services/page${at}.html` : `_astro/${at}.js`,
    );
    await inTurns(names, (name) => writeFile(join(dist, name), `<p>${name}`));
    const finish = join(import.meta.dirname, 'finishBuild.ts');
    const code = `import(${JSON.stringify(finish)}).then(({ finishBuild }) => finishBuild(${JSON.stringify(
      { dist, nginx: join(folder, 'nginx') },
    )}))`;
    const { stderr, status } = spawnSync(
      'sh',
      ['-c', `ulimit -n ${FEW_HANDLES}; exec "$0" -e '${code}'`, process.execPath],
      { encoding: 'utf8' },
    );
    expect(stderr).not.toContain('EMFILE');
    expect(status, stderr).toBe(0);
    expect(existsSync(join(dist, '_headers'))).toBe(true);
    await rm(folder, { recursive: true });
  },
  60_000,
);

test('work is done some at a time, and its results keep their order', async () => {
  let running = 0;
  let most = 0;
  const results = await inTurns(
    [3, 1, 2, 0, 5, 4],
    async (item) => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((done) => setTimeout(done, item));
      running -= 1;
      return item * 2;
    },
    2,
  );
  expect(results).toEqual([6, 2, 4, 0, 10, 8]);
  expect(most).toBe(2);
});

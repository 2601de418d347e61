import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const readme = readFileSync('README.md', 'utf8');
const LINES = 120;

/** What Git knows: folders that a build leaves behind are none of the project's. */
const isClone = existsSync('.git');
const tracked = isClone
  ? execFileSync('git', ['ls-files'], { encoding: 'utf8' }).trim().split('\n')
  : [];

/** Named there, but made by a build or by the reader. */
const NOT_HERE = ['dist/', 'dist-nginx/', 'thingReducer.ts', 'useThing.ts'];
const foldersAt = (depth: number, under = '') =>
  new Set(
    tracked
      .filter((file) => file.startsWith(under) && file.split('/').length > depth)
      .map((file) => file.split('/').slice(0, depth).join('/')),
  );

describe.skipIf(!isClone)('a newcomer finds in the README', () => {
  test('every folder at the top and in src/', () => {
    const folders = [...foldersAt(1), ...foldersAt(2, 'src/')].filter((name) => name !== 'src');
    expect(folders.length).toBeGreaterThan(20);
    expect(folders.filter((name) => !readme.includes(`\`${name}/`))).toEqual([]);
  });

  test('no file or folder that is not there', () => {
    const named = [...readme.matchAll(/`((?:[\w.-]+\/)+[\w.-]*|[\w-]+\.(?:ts|md|json))`/g)]
      .map(([, name = '']) => name)
      .concat([...readme.matchAll(/\]\(([\w./-]+)\)/g)].map(([, name = '']) => name));
    expect(named.length).toBeGreaterThan(20);
    const isThere = (name: string) => existsSync(name) || NOT_HERE.includes(name);
    expect(named.filter((name) => !isThere(name))).toEqual([]);
  });

  test('not more than can be read at once', () => {
    expect(readme.split('\n').length).toBeLessThanOrEqual(LINES);
  });
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { missingPackages } from './install.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'packages-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const LOCKED = {
  '': { name: 'site' },
  'node_modules/astro': { version: '7.3.4' },
  'node_modules/vitest': { version: '5.1.0', dev: true },
  'node_modules/sharp-for-windows': { version: '1.0.0', optional: true },
};

function write(file: string, packages: object) {
  writeFileSync(join(folder, file), JSON.stringify({ packages }));
}

function installed(packages: object) {
  mkdirSync(join(folder, 'node_modules'));
  write('node_modules/.package-lock.json', packages);
}

describe('the set-up', () => {
  beforeEach(() => write('package-lock.json', LOCKED));

  test('installs only what a build needs into a fresh clone', () => {
    expect(missingPackages(folder, false)).toEqual({ withDev: false, count: 1 });
  });

  test('installs the rest for tests', () => {
    installed({ 'node_modules/astro': { version: '7.3.4' } });
    expect(missingPackages(folder, false).count).toBe(0);
    expect(missingPackages(folder, true)).toEqual({ withDev: true, count: 1 });
  });

  test('keeps the packages of tests when a build needs another version', () => {
    installed({ 'node_modules/astro': { version: '7.3.3' }, 'node_modules/vitest': {} });
    expect(missingPackages(folder, false).withDev).toBe(true);
  });

  test('has nothing to do where all is there, without packages for other platforms', () => {
    const { 'node_modules/sharp-for-windows': _, ...here } = LOCKED;
    installed(here);
    expect(missingPackages(folder, true).count).toBe(0);
  });
});

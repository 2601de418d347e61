import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import { terminalEnvironment } from './environment.ts';

const root = resolve(import.meta.dirname, '../..');
/** A project that is itself a copy finds them in the folder above it. */
const packages = createRequire(import.meta.url);

const PARTS = [
  'astro.config.ts',
  'content',
  'deploy',
  'editor',
  'example',
  'inbox',
  'package.json',
  'public',
  'hosting',
  'site.config.ts',
  'src',
  'tsconfig.json',
];

/** Pictures already made; without them every copy would encode them again. */
const PICTURE_CACHE = '.cache/assets';

/** Packages of one room alone: found where its code is, and too many to copy. */
const ROOM_PACKAGES = ['editor/node_modules', 'inbox/node_modules'];

export interface Build {
  ok: boolean;
  /** Everything the build printed, without colours. */
  output: string;
}

/** The files of a project: this one's copy, or a clone that a trial works in. */
export class ProjectFiles {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  path(name: string): string {
    return join(this.folder, name);
  }

  read(name: string): Promise<string> {
    return readFile(this.path(name), 'utf8');
  }

  write(name: string, text: string): Promise<void> {
    return writeFile(this.path(name), text);
  }

  /** Replaces text that must be there: a test that changes nothing proves nothing. */
  async replace(name: string, from: string | RegExp, to: string): Promise<void> {
    const before = await this.read(name);
    const after = before.replace(from, to);
    if (after === before) throw new Error(`${name}: nothing to replace for ${from}`);
    await this.write(name, after);
  }

  /** A whole build takes minutes; a test that asks about one page needs few languages. */
  async onlyLanguages(...languages: string[]): Promise<void> {
    const settings = (await this.read('site.config.ts')).split('\n');
    const dropped = settings
      .map((line) => line.split("{ lang: '")[1]?.split("'")[0])
      .filter((lang) => lang !== undefined && !languages.includes(lang));
    const starts = dropped.map((lang) => `{ lang: '${lang}'`);
    const isKept = (line: string) => !starts.some((start) => line.trim().startsWith(start));
    await this.write('site.config.ts', settings.filter(isKept).join('\n'));
    for (const lang of dropped) {
      rmSync(this.path(`content/${lang?.toLowerCase()}`), { recursive: true, force: true });
    }
  }
}

/** A copy of the project to break or rebrand. It lies below the project, so packages are found. */
export class ProjectCopy extends ProjectFiles {
  constructor() {
    const copies = join(root, '.tmp');
    mkdirSync(copies, { recursive: true });
    super(mkdtempSync(join(copies, 'copy-')));
    for (const part of PARTS.filter((name) => existsSync(join(root, name)))) {
      cpSync(join(root, part), join(this.folder, part), {
        recursive: true,
        filter: (path) => basename(path) !== 'node_modules',
      });
    }
    for (const room of ROOM_PACKAGES.filter((each) => existsSync(join(root, each)))) {
      symlinkSync(join(root, room), this.path(room), 'junction');
    }
    if (existsSync(join(root, PICTURE_CACHE))) {
      cpSync(join(root, PICTURE_CACHE), join(this.folder, PICTURE_CACHE), { recursive: true });
    }
  }

  build(): Promise<Build> {
    const astro = join(dirname(packages.resolve('astro/package.json')), 'bin/astro.mjs');
    return new Promise((done) => {
      const child = spawn(process.execPath, [astro, 'build'], {
        cwd: this.folder,
        env: { ...terminalEnvironment(), ASTRO_TELEMETRY_DISABLED: '1' },
      });
      let output = '';
      child.stdout.on('data', (data: Buffer) => (output += data));
      child.stderr.on('data', (data: Buffer) => (output += data));
      child.on('close', (code) => done({ ok: code === 0, output }));
    });
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

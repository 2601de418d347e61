import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { ProjectCopy } from '../../../scripts/projectCopy.ts';
import { site } from '../../../site.config.ts';
import { contentProblems } from '../../../src/content/check.ts';
import { folderOf } from '../../../src/content/translations.ts';

const root = resolve(import.meta.dirname, '../../..');

function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** `npm run edit` over a copy of the project, in which a second language has its first words. */
export class RunningEditor {
  readonly copy = new ProjectCopy();
  readonly languages = [...site.languages];
  address = '';
  output = '';
  #process: ChildProcess | undefined;

  async start(): Promise<void> {
    if (!this.languages.some(({ lang }) => lang === 'de')) {
      this.languages.push({ lang: 'de', name: 'Deutsch', locale: 'de-DE' });
    }
    const settings = JSON.stringify(this.languages);
    const config = await this.copy.read('site.config.ts');
    const override = `Object.assign(site, { languages: ${settings} });`;
    await this.copy.write('site.config.ts', `${config}\n${override}\n`);
    const port = await freePort();
    this.address = `http://localhost:${port}`;
    const astro = join(root, 'node_modules/astro/bin/astro.mjs');
    const words = [astro, 'dev', '--port', String(port), '--host', '127.0.0.1'];
    this.#process = spawn(process.execPath, words, {
      cwd: this.copy.folder,
      env: { ...process.env, SITE_EDITOR: 'local', ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1' },
    });
    this.#process.stdout?.on('data', (data: Buffer) => (this.output += data));
    this.#process.stderr?.on('data', (data: Buffer) => (this.output += data));
    await expect.poll(() => this.output, { timeout: 120_000 }).toContain('/admin to edit');
  }

  async stop(): Promise<void> {
    this.#process?.kill();
    await new Promise((done) => this.#process?.once('close', done));
    this.copy.remove();
  }

  /** What the build would refuse. */
  problems(): readonly string[] {
    return contentProblems(this.copy.folder, this.languages);
  }

  /** The folder of the language beside the source. */
  get other(): string {
    return folderOf(this.languages[1]?.lang ?? '');
  }

  /** One file in the editor: 'services/entries/rtl-design'. */
  async open(page: Page, entry: string): Promise<void> {
    // A new document, not a jump inside the page: it reads the files again.
    await page.goto('about:blank');
    await page.goto(`${this.address}/admin#/collections/${entry}`);
    await expect(page.getByRole('button', { name: 'Save' })).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole('group', { name: /Field$/ }).first()).toBeVisible();
  }
}

/** Saves what stands in the form, and waits until it is on the disk. */
export async function save(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Save' });
  await expect(button).toBeEnabled();
  await button.click();
  // The form closes once everything is written.
  const form = page.getByRole('group', { name: 'Content Editor' });
  await expect(form).toBeHidden({ timeout: 30_000 });
}

/** The lines of one text that are not in the other, each way. */
export function changedLines(before: string, after: string): { gone: string[]; come: string[] } {
  const old = before.split('\n');
  const now = after.split('\n');
  let start = 0;
  while (start < old.length && old[start] === now[start]) start += 1;
  let end = 0;
  while (end < old.length - start && old.at(-1 - end) === now.at(-1 - end)) end += 1;
  return { gone: old.slice(start, old.length - end), come: now.slice(start, now.length - end) };
}

import { type ChildProcess, spawn } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { contentProblems } from '../../../src/content/check/run.ts';
import { settings } from '../../../src/settings.ts';
import { ProjectCopy } from '../../support/projectCopy.ts';
import { freePort } from '../../support/runningServer.ts';

const root = resolve(import.meta.dirname, '../../..');

/** The source language and one more: what the editor does with two it does with seven. */
const [SOURCE, OTHER] = settings.languages;

/** The files that the editor may write. */
const WRITTEN = ['content/**/*.yaml', 'content/*/{pages,notes}/*', 'src/assets/images/*.jpg'];

/** `npm run edit` over a copy of the project in two languages, and the editor open in a window. */
export class RunningEditor {
  address = '';
  #copy: ProjectCopy | undefined;
  #page: Page | undefined;
  #output = '';
  #process: ChildProcess | undefined;
  #before = new Map<string, Buffer>();
  /** The window shows files that are no longer as it has read them. */
  #isStale = true;

  get copy(): ProjectCopy {
    if (!this.#copy) throw new Error('The editor has not been started');
    return this.#copy;
  }

  get page(): Page {
    if (!this.#page) throw new Error('The editor has not been started');
    return this.#page;
  }

  /** The folder of the language beside the source. */
  readonly other = OTHER?.lang.toLowerCase() ?? '';

  async start(browser: Browser, prepare = async (_copy: ProjectCopy) => {}): Promise<void> {
    if (this.#process) return;
    this.#copy = new ProjectCopy();
    await this.copy.onlyLanguages(SOURCE.lang, OTHER?.lang ?? '');
    this.#before = this.files();
    await prepare(this.copy);
    const port = await freePort();
    this.address = `http://localhost:${port}`;
    const astro = join(root, 'node_modules/astro/bin/astro.mjs');
    const words = [astro, 'dev', '--mode', 'edit', '--port', String(port), '--host', '127.0.0.1'];
    this.#process = spawn(process.execPath, words, {
      cwd: this.copy.folder,
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1' },
    });
    this.#process.stdout?.on('data', (data: Buffer) => (this.#output += data));
    this.#process.stderr?.on('data', (data: Buffer) => (this.#output += data));
    await expect.poll(() => this.#output, { timeout: 120_000 }).toContain('/admin to edit');
    // Fields are drawn once they come into view: a tall window has them all.
    const viewport = { width: 1440, height: 2400 };
    const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
    // The editor fades from one place to the next where it can. In tests that is a fifth of the time.
    await context.addInitScript(() => {
      Reflect.deleteProperty(Document.prototype, 'startViewTransition');
    });
    this.#page = await context.newPage();
    this.page.on('request', (request) => {
      const isOwn = /^(?:blob|data|about):/.test(request.url());
      if (!isOwn) expect(request.url()).toContain(this.address);
    });
  }

  async stop(): Promise<void> {
    await this.#page?.context().close();
    this.#process?.kill();
    await new Promise((done) => this.#process?.once('close', done));
    this.#copy?.remove();
  }

  /** A window with a page of the site, beside the editor. */
  async visit(path: string): Promise<Page> {
    const visited = await this.page.context().newPage();
    await visited.goto(this.address + path);
    return visited;
  }

  /** Every file that the editor may write, by path. */
  files(): Map<string, Buffer> {
    const { folder } = this.copy;
    const paths = globSync(WRITTEN, { cwd: folder });
    return new Map(paths.map((path) => [path, readFileSync(join(folder, path))]));
  }

  /** The lines that differ from the project's, by file; a file that came or went has all of its lines. */
  changes(): Record<string, { gone: string[]; come: string[] }> {
    const now = this.files();
    const paths = new Set([...this.#before.keys(), ...now.keys()]);
    const changed = [...paths].flatMap((path) => {
      const [old, text] = [this.#before, now].map((files) => files.get(path)?.toString() ?? '');
      return old === text ? [] : [[path, changedLines(old ?? '', text ?? '')]];
    });
    return Object.fromEntries(changed);
  }

  /** As it was before any test, on the disk and in the next form. */
  restore(): void {
    const now = this.files();
    for (const path of now.keys()) if (!this.#before.has(path)) rmSync(this.copy.path(path));
    for (const [path, bytes] of this.#before) {
      if (now.get(path)?.equals(bytes)) continue;
      writeFileSync(this.copy.path(path), bytes);
    }
    this.#isStale = true;
  }

  /** What the build would refuse. */
  problems(): readonly string[] {
    return contentProblems(this.copy.folder, OTHER ? [SOURCE, OTHER] : [SOURCE]);
  }

  /** A place in the editor, from its list: 'services/entries/rtl-design', 'services/new'. */
  async open(place: string): Promise<void> {
    const [collection] = place.split('/');
    if (this.#isStale) {
      // A new document, not a jump inside the page: it reads the files again.
      await this.page.goto('about:blank');
      await this.page.goto(`${this.address}/admin#/collections/${collection}`);
      this.#isStale = false;
    }
    // Through the list, as a person goes: a jump from one form to another shows an empty one.
    await this.#show(collection ?? '');
    await formOf(this.page).waitFor({ state: 'hidden', timeout: 30_000 });
    await this.#show(place);
    await this.page
      .getByRole('group', { name: /Field$/ })
      .first()
      .waitFor({ timeout: 30_000 });
  }

  #show(place: string): Promise<void> {
    return this.page.evaluate((hash) => {
      location.hash = hash;
    }, `#/collections/${place}`);
  }

  /** The form of the source language, at the left. */
  get source(): Locator {
    return this.page.getByRole('group', { name: /^Edit .*Content$/ }).first();
  }

  /** The form of the other language, at the right. */
  get translation(): Locator {
    return this.page.getByRole('group', { name: /^Edit .*Content$/ }).last();
  }

  field(name: string): Locator {
    return this.source.getByRole('textbox', { name, exact: true });
  }

  get saveButton(): Locator {
    return this.page.getByRole('button', { name: 'Save', exact: true });
  }

  /** Saves what stands in the form, and waits until it is on the disk. */
  async save(): Promise<void> {
    await expect(this.saveButton).toBeEnabled();
    await this.saveButton.click();
    // The form closes once everything is written.
    await formOf(this.page).waitFor({ state: 'hidden', timeout: 30_000 });
  }
}

const formOf = (page: Page) => page.getByRole('group', { name: 'Content Editor' });

/** Puts another first letter to the first words of a form, which may stand in a closed block. */
export async function changeOneWord(form: Locator): Promise<void> {
  const fields = form.getByRole('textbox');
  const closed = form
    .getByRole('group', { name: /Field$/ })
    .getByRole('button', { name: 'Expand', exact: true });
  await expect(fields.or(closed).first()).toBeVisible();
  const values = () =>
    fields.evaluateAll((all) => all.map((field) => (field as HTMLInputElement).value));
  // Facts are in small letters: short names for addresses, files.
  const isWords = (value: string) => /^\p{Lu}/u.test(value);
  let found = (await values()).findIndex(isWords);
  if (found < 0) {
    await closed.first().click();
    await expect
      .poll(async () => (found = (await values()).findIndex(isWords)))
      .toBeGreaterThan(-1);
  }
  const field = fields.nth(found);
  const value = await field.inputValue();
  await field.fill(value.replace(/^./u, value.startsWith('Z') ? 'A' : 'Z'));
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

import { spawn } from 'node:child_process';
import { cpSync, existsSync, globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Accent } from '../../../src/lib/accent.ts';
import { settings } from '../../../src/settings.ts';
import { accentCss } from '../../../src/styles/accentCss.ts';
import { coloursIn } from '../../../src/styles/colours.ts';
import { terminalEnvironment } from '../../support/environment.ts';
import { ProjectCopy } from '../../support/projectCopy.ts';
import { kelvin } from './kelvin.ts';
import { DRAFT_WORDS, sydney } from './sydney.ts';

const plain = (html: string) =>
  html
    // A word joiner or a no-break space is no difference in words.
    .replaceAll(/[\u00a0\u2060]/g, (mark) => (mark === '\u00a0' ? ' ' : ''))
    .replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, ' ')
    .replaceAll(/<[^>]+>/g, ' ');

/** Tests that hold for any content, in the copy: nothing, or what they print. */
function testsIn(copy: ProjectCopy, ...args: string[]): Promise<string> {
  const program = resolve('node_modules/vitest/vitest.mjs');
  const child = spawn(process.execPath, [program, 'run', ...args], {
    cwd: copy.folder,
    env: terminalEnvironment(),
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data: Buffer) => (output += data));
  }
  return new Promise((done) => child.on('close', (code) => done(code === 0 ? '' : output)));
}

describe.each([
  ['three offices, two languages, another service, blue, every option', kelvin, ['three'], 7],
  ['one office, four services, a language unseen, red', sydney, ['one'], 4],
] as const)('%s', (_, company, counts, services) => {
  const copy = new ProjectCopy();
  const pages = () =>
    globSync('**/*.html', { cwd: copy.path('dist') }).map((name) => ({
      name,
      html: readFileSync(copy.path(`dist/${name}`), 'utf8'),
    }));

  beforeAll(async () => {
    await company.make(copy);
    // Copied, not linked: a linked test would import the demo company's files.
    for (const part of ['tests', 'vitest.config.ts', 'docs', 'README.md', 'scripts']) {
      cpSync(part, copy.path(part), { recursive: true });
    }
    const { output } = await copy.build();
    expect(output).toContain('Complete!');
    expect(output, 'nothing left over, nothing false').not.toContain('[WARN]');
  }, 600_000);
  afterAll(() => copy.remove());

  test('no page says what was true of the demo company alone', () => {
    const said = pages().flatMap(({ name, html }) =>
      company.falseWords.flatMap((word) => {
        const found = word.exec(plain(html));
        return found ? [`${name}: ${found[0]}`] : [];
      }),
    );
    expect(said).toEqual([]);
  });

  test('pages count and name what the company has', async () => {
    const contact = plain(
      /<main[\s\S]*?<table/.exec(await copy.read('dist/contact.html'))?.[0] ?? '',
    );
    for (const word of counts) expect(contact).toMatch(new RegExp(`\\b${word}\\b`, 'i'));
    expect(globSync('services/*.html', { cwd: copy.path('dist') })).toHaveLength(services);
  });

  test('its accent is the only one', async () => {
    const tokens = await copy.read('src/styles/tokens.css');
    const tonesOf = (accent: Accent) =>
      [...coloursIn(accentCss(accent, tokens)).values()].flatMap(({ light, dark }) => [
        light,
        dark,
      ]);
    const text = globSync('**/*.{html,css,svg}', { cwd: copy.path('dist') })
      .map((name) => readFileSync(copy.path(`dist/${name}`), 'utf8').toLowerCase())
      .join('');
    const own = tonesOf(company.settings.accent);
    expect(own.filter((hex) => !text.includes(hex))).toEqual([]);
    const old = tonesOf(settings.accent).filter((hex) => !own.includes(hex));
    expect(old.filter((hex) => text.includes(hex))).toEqual([]);
  });

  test('a draft is nowhere', async () => {
    const drafts = company.settings.languages.filter(({ draft }) => draft);
    for (const { lang } of drafts) expect(existsSync(copy.path(`dist/${lang}.html`))).toBe(false);
    expect(await copy.read('dist/sitemap.xml')).not.toContain('/de/');
    expect(
      pages().filter(({ html }) => html.includes(DRAFT_WORDS) || html.includes('hreflang="de"')),
    ).toEqual([]);
  });

  test('the tests that hold for any content hold for its own', async () => {
    const folders = ['tests/content', 'src/content', 'src/lib', 'editor'];
    expect(await testsIn(copy, ...folders, '--project', 'unit')).toBe('');
  }, 600_000);

  test('the tests that hold for any built site hold for its own', async () => {
    // Pictures are to be committed, and a copy has no repository.
    const but = ['--exclude', '**/pictures.test.ts'];
    expect(await testsIn(copy, 'tests/build', '--project', 'built', ...but)).toBe('');
  }, 600_000);
});

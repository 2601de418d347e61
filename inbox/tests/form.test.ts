/**
 * [C7, C8, C9] The contact form in a browser against the real server of a site whose settings have an inbox:
 * whatever fails, nothing that was typed is lost, and no message is stored twice.
 */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Browser, chromium, type Page, type Route } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { browserArguments, systemBrowser } from '../../scripts/browser.mjs';
import { ProjectCopy } from '../../tests/support/projectCopy.ts';
import { freePort, type Running, start, temporaryFolder } from './support.ts';

const PATIENCE = { timeout: 40_000 };
const copy = new ProjectCopy();
const database = join(temporaryFolder(), 'messages.sqlite');
let browser: Browser;
let server: Running;
let page: Page;
let port: number;

const startSite = () =>
  start({
    command: [process.execPath, copy.path('hosting/serve.ts')],
    cwd: copy.folder,
    port,
    env: { PORT: String(port), INBOX_DATABASE: database, RATE: '1000' },
    ready: '/messages/health',
  });

const stored = () => {
  const open = new DatabaseSync(database, { readOnly: true, timeout: 5_000 });
  const rows = open.prepare('SELECT message, language FROM messages').all();
  open.close();
  return rows as { message: string; language: string }[];
};

beforeAll(async () => {
  await copy.onlyLanguages('en', 'de');
  await copy.replace('site.config.ts', /^ {2}url: '/m, "  inbox: { keepDays: 30 },\n  url: '");
  const { ok, output } = await copy.build();
  expect(ok, output).toBe(true);
  await import(copy.path('inbox/writeWords.ts'));
  port = await freePort();
  server = await startSite();
  browser = await chromium.launch({ executablePath: systemBrowser(), args: browserArguments });
}, 600_000);
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  copy.remove();
});

beforeEach(async () => {
  page = await browser.newPage({ reducedMotion: 'reduce' });
  await page.goto(`${server.url}/contact#contact-form`);
});
afterEach(() => page.close());

const heading = (name: string) => page.getByRole('heading', { name });
const arrived = () => heading('Your message has arrived').waitFor(PATIENCE);
const notSent = () => heading('The message was not sent').waitFor(PATIENCE);
const send = () => page.getByRole('button', { name: 'Send the message' }).click();
const field = (name: string) => page.getByLabel(name, { exact: true });

async function write(message: string): Promise<void> {
  await page.getByRole('button', { name: 'Send the message' }).waitFor(PATIENCE);
  await field('Name').fill('Ada Lovelace');
  await field('Email').fill('ada@engine.example');
  await field('Topic').fill('RTL Design');
  await field('Message').fill(message);
}

/** How often a text is stored. */
const countOf = (message: string) => stored().filter((row) => row.message === message).length;

const answerWith = (status: number, body = '{}') =>
  page.route('**/messages', (route: Route) => route.fulfill({ status, body }));

test('the build leads nginx to the inbox', async () => {
  expect(await copy.read('dist-nginx/inbox.conf')).toContain('location ~ ^/messages');
});

test('a message is sent once, and the visitor has a receipt and an empty form', async () => {
  await write('sent');
  await send();
  await arrived();
  expect(await page.getByText(/^[2-9A-HJ-NP-Z]{4} \d{8}$/).isVisible()).toBe(true);
  expect(countOf('sent')).toBe(1);
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({});
  await page.getByRole('button', { name: 'Write another message' }).click();
  expect(await field('Message').inputValue()).toBe('');
});

test('an answer that is lost on the way leads to a second post, which stores nothing new', async () => {
  let posts = 0;
  await page.route('**/messages', async (route) => {
    const answer = await route.fetch();
    if (++posts > 1) return route.fulfill({ response: answer });
    return route.abort();
  });
  await write('sent twice');
  await send();
  await arrived();
  expect([posts, countOf('sent twice')]).toEqual([2, 1]);
});

test('offline, a reload in between, and online again: the text is there and is stored once', async () => {
  await write('sent while offline');
  await page.context().setOffline(true);
  await send();
  await notSent();
  expect(countOf('sent while offline')).toBe(0);
  await page.context().setOffline(false);
  await page.reload();
  await page.getByRole('button', { name: 'Send the message' }).waitFor(PATIENCE);
  expect(await field('Message').inputValue()).toBe('sent while offline');
  await send();
  await arrived();
  expect(countOf('sent while offline')).toBe(1);
});

test.each([
  ['a server in trouble', 500, '{}'],
  ['a page of a network in between', 200, '<!doctype html><title>Sign in</title>'],
  ['a refusal', 403, '{"error":"origin"}'],
  ['too many messages', 429, '{"error":"rate"}'],
])('%s keeps the text and offers the other ways', async (name, status, body) => {
  await answerWith(status, body);
  await write(name);
  await send();
  await notSent();
  for (const way of ['Open in my mail program', 'Open in Gmail', 'Open in Outlook on the web']) {
    expect(await page.getByRole('link', { name: way }).isVisible(), way).toBe(true);
  }
  expect(await page.getByRole('button', { name: 'Copy the message' }).isVisible()).toBe(true);
  await page.unroute('**/messages');
  await page.getByRole('button', { name: 'Try again' }).click();
  await arrived();
  expect(countOf(name)).toBe(1);
});

test('whoever stops a slow server has the form back, as it was', async () => {
  await page.route('**/messages', () => {}); // never answered
  await write('slow');
  await send();
  await page.getByRole('button', { name: 'Stop' }).click();
  expect(await field('Message').inputValue()).toBe('slow');
  expect(await field('Message').isEditable()).toBe(true);
});

test('a server that is gone: the message waits in the form, and arrives when the server is back', async () => {
  await write('gone');
  await server.stop('SIGKILL');
  await send();
  await notSent();
  server = await startSite();
  await page.getByRole('button', { name: 'Try again' }).click();
  await arrived();
  expect(countOf('gone')).toBe(1);
});

test('with its script blocked the form posts natively and ends on a page in the visitor’s language', async () => {
  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto(`${server.url}/de/contact`);
  await plain.getByLabel('Name', { exact: true }).fill('Ada');
  await plain.locator('[name=email]').fill('ada@engine.example');
  await plain.getByLabel('Thema', { exact: true }).fill('RTL');
  await plain.getByLabel('Nachricht', { exact: true }).fill('ohne Skript');
  await plain.locator('form button[type=submit]').click();
  await plain.waitForURL('**/de/message-sent');
  expect(stored().filter((row) => row.message === 'ohne Skript')).toEqual([
    { message: 'ohne Skript', language: 'de' },
  ]);
  await plain.close();
});

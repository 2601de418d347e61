import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, test } from 'vitest';
import { httpTests, type Row, send } from './httpTests.ts';
import {
  freePort,
  idOfPost,
  MESSAGE,
  postJson,
  type Running,
  startWorker,
  temporaryFolder,
  wrangler,
  writeWords,
} from './support.ts';

const folder = temporaryFolder();
let server: Running;

/** D1 keeps a SQLite file of its own; its name is a hash. */
function databaseFile(): string {
  const place = join(folder, 'v3/d1/miniflare-D1DatabaseObject');
  const name = readdirSync(place).find((file) => /^[0-9a-f]{64}\.sqlite$/.test(file));
  return join(place, name ?? '');
}
function query(sql: string): Row[] {
  const database = new DatabaseSync(databaseFile(), { timeout: 5_000 });
  const all = database.prepare(sql).all() as Row[];
  database.close();
  return all;
}
const rows = () => query('SELECT * FROM messages');

const run = (...options: string[]) => wrangler(folder, ...options);

beforeAll(async () => {
  writeWords();
  run('d1', 'migrations', 'apply', 'inbox', '--local', '--persist-to', folder);
  server = await startWorker(await freePort(), folder);
});
afterAll(() => server?.stop());

httpTests({
  name: 'workerd',
  url: () => server.url,
  rows,
  change: query,
  // Framing and the size of headers are checked by Cloudflare's edge.
  notReached: ['a length and chunks', 'a header of 100 kB'],
});

interface SentMail {
  from: string;
  to: string[];
  replyTo?: string;
  subject: string;
  text: string;
  headers: Record<string, string>;
}
/** What the simulated binding was given. */
async function sentMails(): Promise<SentMail[]> {
  const answer = await fetch(
    `${server.url}/cdn-cgi/local/explorer/api/local/email/sending?per_page=100`,
  );
  return ((await answer.json()) as { result: SentMail[] }).result;
}

const rowOf = (id: string) => rows().find((row) => row.id === id);
async function until(isTrue: () => boolean) {
  for (let wait = 0; wait < 100 && !isTrue(); wait++) await sleep(100);
  assert.ok(isTrue());
}
const cron = () => fetch(`${server.url}/cdn-cgi/handler/scheduled`);

test('workerd: a message is delivered right after its answer', async () => {
  const fields = {
    ...MESSAGE,
    key: 'zoe',
    name: 'Zoë "Q" <x>',
    email: 'zoe@müller.example',
    message: 'at once',
  };
  await postJson(server.url, fields);
  const id = await idOfPost(fields);
  await until(() => rowOf(id)?.delivered !== null);
  const mail = (await sentMails()).find(({ headers }) => headers.References?.includes(id));
  assert.equal(mail?.subject, 'RTL design');
  assert.match(mail?.replyTo ?? '', /xn--mller-kva\.example/);
  assert.equal(mail?.headers['Auto-Submitted'], 'auto-generated');
});

test('workerd: pages come from the assets, and a form post, a navigation, reaches the Worker', async () => {
  assert.equal((await fetch(`${server.url}/about`)).status, 200);
  // As bytes: `fetch` says "cors" whatever it is told.
  const body = new URLSearchParams(MESSAGE).toString();
  const head = [
    'POST /messages HTTP/1.1',
    'Host: localhost',
    'Origin: https://company.example',
    'Sec-Fetch-Site: same-origin',
    'Sec-Fetch-Mode: navigate',
    'Content-Type: application/x-www-form-urlencoded',
    `Content-Length: ${body.length}`,
  ];
  assert.equal(await send(server.url, Buffer.from(`${head.join('\r\n')}\r\n\r\n${body}`)), 303);
  const missing = await fetch(`${server.url}/nothing`);
  assert.equal(missing.status, 404);
  assert.match(await missing.text(), /<!doctype html>/i);
});

test('workerd: what the mail service refuses waits, is listed, and is sent by the cron trigger', async () => {
  await server.stop();
  const port = await freePort();
  server = await startWorker(port, folder, ['--var', 'MAIL_TO:other@company.example']);
  const fields = { ...MESSAGE, key: 'later', message: 'later' };
  await postJson(server.url, fields);
  const id = await idOfPost(fields);
  await until(() => rowOf(id)?.error !== null);
  assert.deepEqual([rowOf(id)?.delivered, rowOf(id)?.attempts], [null, 1]);
  await server.stop();

  const where = ['inbox', '--local', '--persist-to', folder, '--command'];
  const listed = run('d1', 'execute', ...where, 'SELECT * FROM waiting', '--json');
  assert.match(listed, new RegExp(`"${id}"`));
  assert.match(listed, /email to other@company.example not allowed/);
  assert.doesNotMatch(listed, /later|Lovelace/);
  run('d1', 'execute', ...where, 'UPDATE messages SET due = 0 WHERE delivered IS NULL');

  server = await startWorker(port, folder);
  assert.equal(rowOf(id)?.delivered, null);
  assert.equal((await cron()).status, 200);
  await until(() => rowOf(id)?.delivered !== null);
});

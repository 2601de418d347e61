/** The disk is full, or another program holds the database: 503, nothing acknowledged is lost, and it recovers. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeAll, test } from 'vitest';
import { startSink } from './sink.ts';
import {
  freePort,
  idOfPost,
  MESSAGE,
  postForm,
  postJson,
  startNode,
  temporaryFolder,
  writeWords,
} from './support.ts';

beforeAll(writeWords);

const running: { stop(): unknown }[] = [];
afterEach(async () => {
  for (const each of running.splice(0)) await each.stop();
});

async function startInbox(path: string) {
  const sink = await startSink(await freePort());
  const server = await startNode(await freePort(), {
    INBOX_DATABASE: path,
    SMTP_URL: `smtp://127.0.0.1:${sink.port}`,
    PAUSE_S: '3',
  });
  running.push(server, { stop: () => sink.close() });
  return { ...server, sink };
}

const idsIn = (path: string) => {
  const database = new DatabaseSync(path, { readOnly: true, timeout: 5_000 });
  const ids = database
    .prepare('SELECT id FROM messages')
    .all()
    .map(({ id }) => String(id));
  assert.equal(database.prepare('PRAGMA integrity_check').get()?.integrity_check, 'ok');
  database.close();
  return new Set(ids);
};

test('another program holds the database', async () => {
  const path = join(temporaryFolder(), 'inbox.sqlite');
  const { url } = await startInbox(path);
  const other = new DatabaseSync(path);
  other.exec('BEGIN IMMEDIATE');
  const before = Date.now();
  const answer = await postJson(url, MESSAGE);
  assert.deepEqual([answer.status, await answer.json()], [503, { error: 'storage', fields: {} }]);
  assert.ok(Date.now() - before < 3_000);

  const page = await postForm(url, {
    ...MESSAGE,
    message: 'My long text\nwith <two> lines',
    language: 'de',
  });
  assert.equal(page.status, 503);
  const text = await page.text();
  assert.match(text, /<textarea[^>]*>\nMy long text\nwith &lt;two&gt; lines<\/textarea>/);
  assert.match(text, /value="Ada Lovelace"/);
  assert.match(text, /nicht speichern/);

  // Reading goes on: a monitor is answered.
  assert.equal((await fetch(`${url}/messages/health`)).status, 200);
  other.exec('ROLLBACK');
  other.close();
  assert.equal((await postJson(url, MESSAGE)).status, 202);
});

test('100 visitors while the database is held: all get an answer, and it recovers', async () => {
  const path = join(temporaryFolder(), 'inbox.sqlite');
  const { url } = await startInbox(path);
  const other = new DatabaseSync(path);
  other.exec('BEGIN IMMEDIATE');
  const posts = Array.from({ length: 100 }, (_, index) =>
    postJson(url, { ...MESSAGE, key: `k${index}` }),
  );
  const first = Date.now();
  setTimeout(() => other.exec('ROLLBACK'), 2_000);
  const codes = (await Promise.all(posts)).map(({ status }) => status);
  console.log(
    `  ${codes.filter((code) => code === 503).length} × 503, the rest 202, in ${Date.now() - first} ms`,
  );
  assert.ok(codes.every((code) => code === 503 || code === 202));
  assert.ok(codes.includes(503) && codes.includes(202));
  other.close();
});

const canMount = process.getuid?.() === 0 && process.platform === 'linux';

// Needs root, to mount a small disk.
test.skipIf(!canMount)('the disk is full', async () => {
  const disk = join(temporaryFolder(), 'disk');
  mkdirSync(disk);
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', disk]);
  try {
    const path = join(disk, 'inbox.sqlite');
    const { url, sink } = await startInbox(path);
    const acknowledged = new Set<string>();
    const codes: number[] = [];
    const post = async (key: string) => {
      const fields = { ...MESSAGE, key, message: 'x'.repeat(20_000) };
      const answer = await postJson(url, fields);
      codes.push(answer.status);
      if (answer.status === 202) acknowledged.add(await idOfPost(fields));
      await answer.body?.cancel();
    };
    await post('before');
    // Somebody else fills the disk to the last byte.
    try {
      writeFileSync(join(disk, 'other'), Buffer.alloc(2_000_000));
    } catch {}
    for (let at = 0; at < 30; at++) await post(`full-${at}`);
    assert.ok(codes.includes(503), String(codes));
    assert.ok(
      codes.every((code) => code === 202 || code === 503),
      String(codes),
    );
    const refused = codes.filter((code) => code === 503).length;
    rmSync(join(disk, 'other'));
    for (let at = 0; at < 5; at++) await post(`after-${at}`);
    assert.deepEqual(codes.slice(-5), [202, 202, 202, 202, 202]);
    for (const id of acknowledged) assert.ok(idsIn(path).has(id));
    for (let wait = 0; wait < 200 && [...acknowledged].some((id) => !sink.ids().has(id)); wait++)
      await sleep(100);
    for (const id of acknowledged) assert.ok(sink.ids().has(id), 'mailed');
    console.log(
      `  ${refused} × 503 while full; ${acknowledged.size} acknowledged, all stored and mailed`,
    );
  } finally {
    for (const each of running.splice(0)) await each.stop();
    execFileSync('umount', [disk]);
  }
});

test('a file may not grow (as with a quota)', async () => {
  const path = join(temporaryFolder(), 'inbox.sqlite');
  const { url } = await startInbox(path);
  assert.equal((await postJson(url, { ...MESSAGE, key: 'a' })).status, 202);
  const pid = running[0] && 'child' in running[0] ? (running[0].child as { pid: number }).pid : 0;
  execFileSync('prlimit', ['--pid', String(pid), '--fsize=40000:40000']);
  const codes: number[] = [];
  for (let at = 0; at < 10; at++) {
    codes.push(
      (await postJson(url, { ...MESSAGE, key: `q${at}`, message: 'y'.repeat(9_000) })).status,
    );
  }
  assert.ok(codes.includes(503), String(codes));
  assert.equal((await fetch(`${url}/messages/health`)).status, 200);
});

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, test } from 'vitest';
import { decode } from './decode.ts';
import { httpTests, type Row } from './httpTests.ts';
import { type Sink, startSink } from './sink.ts';
import { freePort, ROOT, type Running, startNode, temporaryFolder, writeWords } from './support.ts';

let server: Running;
let sink: Sink;
const path = join(temporaryFolder(), 'inbox.sqlite');
const rows = () => {
  const database = new DatabaseSync(path, { readOnly: true, timeout: 2_000 });
  const all = database.prepare('SELECT * FROM messages').all() as Row[];
  database.close();
  return all;
};
const change = (sql: string) => {
  const database = new DatabaseSync(path, { timeout: 2_000 });
  database.exec(sql);
  database.close();
};

beforeAll(async () => {
  writeWords();
  sink = await startSink(await freePort());
  server = await startNode(await freePort(), {
    INBOX_DATABASE: path,
    SMTP_URL: `smtp://127.0.0.1:${sink.port}`,
    PAUSE_S: '2',
  });
});
afterAll(async () => {
  await server.stop();
  await sink.close();
});

httpTests({ name: 'Node', url: () => server.url, rows, change });

test('every stored message reaches the owner as typed, in one mail to one recipient', async () => {
  for (let wait = 0; wait < 100 && rows().some(({ delivered }) => delivered === null); wait++)
    await sleep(100);
  const stored = rows();
  assert.deepEqual(sink.ids(), new Set(stored.map(({ id }) => id)));
  assert.equal(sink.mails.length, stored.length);
  for (const row of stored) {
    const mail = sink.mails.find(({ messageId }) => messageId.startsWith(`<${row.id}@`));
    assert.ok(mail);
    const { headers, text } = decode(mail.raw);
    assert.ok(
      text.startsWith(`${row.message}\n\n-- \nName: ${row.name}\n`),
      JSON.stringify([row, text]),
    );
    assert.deepEqual([mail.from, mail.to], ['website@company.example', ['hello@company.example']]);
    const names = headers.split('\n').flatMap((line) => /^([\w-]+):/.exec(line)?.[1] ?? []);
    assert.deepEqual(names, [
      ...['Auto-Submitted', 'X-Auto-Response-Suppress', ...(row.suspicion ? ['X-Suspicion'] : [])],
      ...['From', 'To', 'Reply-To', 'Subject'],
      ...['Message-ID', 'Date', 'Content-Transfer-Encoding', 'MIME-Version', 'Content-Type'],
    ]);
    assert.ok(Math.max(...mail.raw.split('\r\n').map((line) => line.length)) < 998);
  }
});

test('the list of what waits holds no word of a visitor', () => {
  const listed = execFileSync(process.execPath, [join(ROOT, 'inbox/src/node.ts'), 'list'], {
    env: { ...process.env, INBOX_DATABASE: path },
    encoding: 'utf8',
  });
  assert.match(listed, / 0 waiting/);
});

test('nothing is written about visitors, and the runtime warns of nothing', () => {
  assert.doesNotMatch(server.output(), /ada@|Lovelace|10\.\d+\.\d+|Warning/);
});

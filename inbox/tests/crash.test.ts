/**
 * Clients send messages while the server is killed (SIGKILL) at random moments and started again. They do what
 * the form does: they repeat a post, with its key, until it is acknowledged. The numbers of the closing test:
 *   MESSAGES=5000 CLIENTS=200 KILLS=30 npx vitest run --project full inbox/tests/crash.test.ts
 */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { decode } from './decode.ts';
import { type Sink, startSink } from './sink.ts';
import {
  freePort,
  idOfPost,
  postForm,
  postJson,
  type Running,
  startNode,
  temporaryFolder,
  writeWords,
} from './support.ts';

const { MESSAGES = '300', CLIENTS = '20', KILLS = '6' } = process.env;
const [messages, clients, kills] = [Number(MESSAGES), Number(CLIENTS), Number(KILLS)];
const path = join(temporaryFolder(), 'inbox.sqlite');
let sink: Sink;
let server: Running;
let port: number;

const startServer = () =>
  startNode(port, {
    INBOX_DATABASE: path,
    SMTP_URL: `smtp://127.0.0.1:${sink.port}`,
    PAUSE_S: '6',
  });

beforeAll(async () => {
  writeWords();
  sink = await startSink(await freePort());
  port = await freePort();
  server = await startServer();
});
afterAll(async () => {
  await server?.stop();
  await sink?.close();
});

function fieldsOf(number: number) {
  const words = 'Zeichen, 文字, কথা. '.repeat(1 + (number % 40));
  return {
    key: crypto.randomUUID(),
    name: `Visitor ${number}`,
    email: `visitor-${number}@example.com`,
    topic: `Topic ${number}`,
    message: `Message ${number}\n${words}\n.\nEnd of ${number}`,
    language: number % 2 ? 'en' : 'de',
  };
}

/** What was typed, by the id of each acknowledged message. */
const acknowledged = new Map<string, string>();
let next = 0;
let failures = 0;

/** Repeats a post until it is acknowledged. */
async function post(number: number): Promise<void> {
  const fields = fieldsOf(number);
  const isForm = number % 5 === 0;
  for (;;) {
    const send = isForm ? postForm : postJson;
    const answer = await send(server.url, fields).catch(() => null);
    await answer?.body?.cancel();
    if (answer?.status === (isForm ? 303 : 202)) break;
    expect(answer?.status ?? 500).toBeGreaterThanOrEqual(500);
    failures++;
    await sleep(50 + Math.random() * 300);
  }
  acknowledged.set(await idOfPost(fields), fields.message);
}

async function client(): Promise<void> {
  for (let number = next++; number < messages; number = next++) await post(number);
}

/** Two thirds of the kills while messages come in, the others while they are mailed. */
async function killer(): Promise<void> {
  for (let killed = 0; killed < kills; killed++) {
    while (killed >= (kills * 2) / 3 && acknowledged.size < messages) await sleep(100);
    await sleep(Math.random() * 1_000);
    await server.stop('SIGKILL');
    server = await startServer();
  }
}

const query = (sql: string) => {
  const database = new DatabaseSync(path, { readOnly: true, timeout: 5_000 });
  const rows = database.prepare(sql).all() as Record<string, string | number>[];
  database.close();
  return rows;
};
const waiting = () =>
  Number(query('SELECT count(*) AS n FROM messages WHERE delivered IS NULL')[0]?.n);

test(`${messages} messages from ${clients} clients, ${kills} kills: stored exactly once, mailed at least once, none lost`, {
  timeout: 3_600_000,
}, async () => {
  const killing = killer();
  await Promise.all(Array.from({ length: clients }, client));
  await killing;
  while (waiting() > 0) await sleep(500);

  const stored = query('SELECT id, message FROM messages');
  expect(acknowledged.size).toBe(messages);
  expect(stored.length).toBe(messages);
  expect(new Map(stored.map(({ id, message }) => [id, message]))).toEqual(acknowledged);
  expect(sink.ids()).toEqual(new Set(acknowledged.keys()));
  for (const { messageId, raw } of sink.mails) {
    const typed = acknowledged.get(messageId.slice(1, 33)) ?? '';
    expect(decode(raw).text.startsWith(`${typed}\n\n-- \n`)).toBe(true);
  }
  expect(query('PRAGMA integrity_check')[0]?.integrity_check).toBe('ok');
  const twice = sink.mails.length - messages;
  console.log(`${failures} posts failed and were repeated; ${twice} mails came twice`);
});

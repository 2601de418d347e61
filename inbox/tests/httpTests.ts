/** What must hold on Node and on workerd alike. */
import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { test } from 'vitest';
import { HOSTILE_REQUESTS, HOSTILE_TEXTS } from './hostile.ts';
import {
  idOfPost,
  MESSAGE,
  type PostWithKey,
  postForm,
  postJson,
  type Receipt,
  visitor,
} from './support.ts';

export type Row = Record<string, string | number | null>;

export interface Target {
  name: string;
  /** Requests that never reach it where it is deployed: another server in front answers them. */
  notReached?: readonly string[];
  url(): string;
  rows(): Row[];
  /** Runs a statement on the database, while the server is running. */
  change(sql: string): void;
}

/** More than the buffers of a connection hold. */
const LARGE_BODY = 500_000;

/** The status of a raw request: 0 where the connection was closed without one. */
export function send(url: string, bytes: Buffer): Promise<number> {
  return new Promise((resolve) => {
    const { hostname, port } = new URL(url);
    let answer = '';
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    const end = () => {
      socket.destroy();
      resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0));
    };
    socket.on('data', (data) => {
      answer += data;
      if (answer.includes('\r\n\r\n')) end();
    });
    socket.on('error', end);
    socket.on('close', end);
    socket.setTimeout(15_000, end);
  });
}

const receiptIn = async (answer: Response) => ((await answer.json()) as Receipt).receipt;

export function httpTests(target: Target) {
  const { url, rows, change } = target;
  const rowOf = async (fields: PostWithKey) => {
    const id = await idOfPost(fields);
    return rows().find((row) => row.id === id);
  };
  const it = (name: string, run: () => Promise<void>) => test(`${target.name}: ${name}`, run);

  it('a fetch is answered 202 with a receipt, and the message is stored', async () => {
    const fields = { ...MESSAGE, key: 'first' };
    const answer = await postJson(url(), fields);
    assert.equal(answer.status, 202);
    assert.equal(answer.headers.get('Cache-Control'), 'no-store');
    const { receipt, received } = (await answer.json()) as Receipt;
    assert.match(receipt, /^[2-9A-HJ-NP-Z]{4} \d{8}$/);
    assert.ok(receipt.endsWith(received.slice(0, 10).replaceAll('-', '')));
    const row = await rowOf(fields);
    for (const [name, text] of Object.entries(MESSAGE)) assert.equal(row?.[name], text);
  });

  it('a form without scripts is answered 303 to the page of its language', async () => {
    const before = rows().length;
    const answer = await postForm(url(), { ...MESSAGE, message: 'plain', language: 'de' });
    assert.equal(answer.status, 303);
    assert.equal(answer.headers.get('Location'), '/de/message-sent');
    assert.equal(rows().length, before + 1);
  });

  it('an unknown language leads to no other address', async () => {
    for (const language of ['//evil.example', '../x', '__proto__', 'constructor', 'DE', '']) {
      const answer = await postForm(url(), { ...MESSAGE, message: 'unknown language', language });
      assert.equal(answer.headers.get('Location'), '/message-sent');
    }
  });

  it('the same post again has the same receipt and stores nothing, also with other line breaks', async () => {
    const fields = { ...MESSAGE, message: 'one\ntwo', key: 'again' };
    const first = await receiptIn(await postJson(url(), fields));
    const before = rows().length;
    const answers = await Promise.all(Array.from({ length: 20 }, () => postJson(url(), fields)));
    assert.deepEqual(new Set(await Promise.all(answers.map(receiptIn))), new Set([first]));
    assert.equal(
      await receiptIn(await postJson(url(), { ...fields, message: 'one\r\ntwo' })),
      first,
    );
    await postForm(url(), fields);
    assert.equal(rows().length, before);
  });

  it('an edited text with the same key, and the same text with another key, are messages of their own', async () => {
    const fields = { ...MESSAGE, message: 'before', key: 'edited' };
    const before = rows().length;
    const posts = [fields, { ...fields, message: 'after' }, { ...fields, key: 'other' }];
    for (const post of posts) await postJson(url(), post);
    assert.equal(rows().length, before + 3);
    for (const post of posts) assert.ok(await rowOf(post));
  });

  const rowsWith = (message: string) => rows().filter((row) => row.message === message);

  it('a form without a key is the same message when its button is pressed twice', async () => {
    const fields = { ...MESSAGE, message: 'no key' };
    await Promise.all(Array.from({ length: 20 }, () => postForm(url(), fields)));
    await postForm(url(), fields);
    assert.equal(rowsWith('no key').length, 1);
  });

  it('the same words without a key are another message once some time has passed', async () => {
    const fields = { ...MESSAGE, message: 'Any news?' };
    const first = await receiptIn(await postJson(url(), fields));
    assert.equal(await receiptIn(await postJson(url(), fields)), first);
    change("UPDATE messages SET received = received - 660000 WHERE message = 'Any news?'");
    assert.notEqual(await receiptIn(await postJson(url(), fields)), first);
    assert.equal(rowsWith('Any news?').length, 2);
  });

  it('what is wrong is named, as in the form, and nothing is stored', async () => {
    const before = rows().length;
    const answer = await postJson(url(), { name: ' ', email: 'ada@', topic: 'x' });
    assert.equal(answer.status, 422);
    assert.deepEqual(await answer.json(), {
      error: 'fields',
      fields: { name: 'missing', email: 'noDomain', message: 'missing' },
    });
    assert.equal(rows().length, before);
  });

  it('without scripts a refusal gives every typed word back, escaped', async () => {
    const typed = {
      name: '<b>"Ada"</b>',
      email: 'ada',
      topic: "O'Neil & Co",
      message: '\n\n</textarea><script>x',
    };
    const answer = await postForm(url(), typed);
    assert.equal(answer.status, 422);
    const page = await answer.text();
    assert.ok(page.includes('value="&lt;b&gt;&quot;Ada&quot;&lt;/b&gt;"'), page);
    assert.ok(page.includes('&lt;/textarea&gt;&lt;script&gt;x</textarea>'));
    assert.ok(!page.includes('<script'));
    assert.match(answer.headers.get('Content-Security-Policy') ?? '', /default-src 'none'/);
  });

  it('64 kB are taken, one byte more is not', async () => {
    const empty = JSON.stringify({ ...MESSAGE, message: '' }).length;
    const filled = (size: number) => ({ ...MESSAGE, message: 'y'.repeat(size - empty) });
    assert.equal((await postJson(url(), filled(65_536))).status, 202);
    assert.equal((await postJson(url(), filled(65_537))).status, 413);
  });

  it('a body that comes in chunks, without a length, is counted', async () => {
    const stream = (size: number) =>
      fetch(`${url()}/messages`, {
        method: 'POST',
        headers: { ...visitor(), 'Content-Type': 'application/json' },
        body: (async function* () {
          yield Buffer.from(JSON.stringify({ ...MESSAGE, language: 'en' }).slice(0, -2));
          for (let sent = 0; sent < size; sent += 1_000) yield Buffer.from('z'.repeat(1_000));
          yield Buffer.from('"}');
        })() as unknown as ReadableStream,
        duplex: 'half',
      } as RequestInit).then(
        ({ status }) => status,
        () => 0,
      );
    assert.equal(await stream(10_000), 202);
    assert.ok([413, 0].includes(await stream(300_000)));
  });

  it('a network that sends too much waits, others do not', async () => {
    const from = (address: string) =>
      postJson(url(), { ...MESSAGE, message: 'many' }, visitor(address));
    const codes: number[] = [];
    for (let count = 0; count < 12; count++) codes.push((await from(`2001:db8::${count}`)).status);
    assert.deepEqual(codes, [...Array(10).fill(202), 429, 429]);
    assert.equal((await from('2001:db8:0:1::1')).status, 202);
    assert.equal((await from('203.0.113.7')).status, 202);
  });

  const requests = HOSTILE_REQUESTS.filter(({ name }) => !target.notReached?.includes(name));
  it(`${requests.length} hostile requests are refused with 4xx, and nothing is stored`, async () => {
    const before = rows().length;
    const wrong: Record<string, number> = {};
    for (const { name, bytes } of requests) {
      const code = await send(url(), bytes);
      // A server that refuses before it has read all of a large body resets the connection, and its answer may be lost.
      const isReset = code === 0 && bytes.length > LARGE_BODY;
      if (!isReset && (code < 400 || code > 499)) wrong[name] = code;
    }
    assert.deepEqual(wrong, {});
    await sleep(200);
    assert.equal(rows().length, before);
  });

  it(`${HOSTILE_TEXTS.length} hostile texts are stored as they are`, async () => {
    for (const text of HOSTILE_TEXTS) {
      const line = text.replace(/\n+/g, ' ').trim();
      const fields = { ...MESSAGE, key: 'hostile', name: text, topic: text, message: text };
      assert.equal((await postJson(url(), fields)).status, 202, text);
      const row = await rowOf(fields);
      assert.deepEqual([row?.name, row?.topic, row?.message], [line, line, text.trim()]);
    }
  });

  it('control characters become blanks, halves of characters become marks', async () => {
    const fields = {
      ...MESSAGE,
      key: 'controls',
      name: 'A\u0000d\u001ba',
      message: 'x\u0000\u0007y\ud83d',
      topic: 'a\u2028b',
    };
    await postJson(url(), fields);
    const row = await rowOf(fields);
    assert.deepEqual([row?.name, row?.topic, row?.message], ['A d a', 'a b', 'x  y\ufffd']);
  });

  it('a filled trap marks a message, which is stored and delivered all the same', async () => {
    const fields = { ...MESSAGE, key: 'trap', message: 'filled by a password manager' };
    const answer = await postJson(url(), { ...fields, leave_empty: 'https://buy.example' });
    assert.equal(answer.status, 202);
    assert.match(String((await rowOf(fields))?.suspicion), /field that people do not see/);
  });

  it('the health address says whether storing and mailing work, and nothing else', async () => {
    const answer = await fetch(`${url()}/messages/health`);
    assert.deepEqual([answer.status, await answer.json()], [200, { storing: true, mailing: true }]);
  });

  it('a client that goes away amid its body leaves nothing', async () => {
    const before = rows().length;
    const { hostname, port } = new URL(url());
    await new Promise<void>((resolve) => {
      const socket = connect(Number(port), hostname, () => {
        socket.write('POST /messages HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n');
        socket.write(`Origin: https://company.example\r\nContent-Length: 900\r\n\r\n{"name":"A`);
        setTimeout(() => socket.destroy(), 200);
      });
      socket.on('close', () => resolve());
    });
    await sleep(300);
    assert.equal((await fetch(`${url()}/messages/health`)).status, 200);
    assert.equal(rows().length, before);
  });
}

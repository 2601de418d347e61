/** A mail server that refuses, hangs, drips, drops or dies: nothing is lost, and a repetition has the same Message-ID. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeAll, test } from 'vitest';
import { type Mode, type Sink, startBroken, startSink } from './sink.ts';
import {
  freePort,
  idOfPost,
  MESSAGE,
  postJson,
  ROOT,
  type Running,
  startNode,
  temporaryFolder,
  writeWords,
} from './support.ts';

const PAUSE_S = 3;

beforeAll(writeWords);

/** What a failed test has left running. */
const running: { stop(): Promise<void> }[] = [];
afterEach(async () => {
  for (const each of running.splice(0)) await each.stop();
});

class Inbox {
  readonly path = join(temporaryFolder(), 'inbox.sqlite');
  smtpPort = 0;
  server!: Running;

  async start(env: Record<string, string> = {}) {
    this.smtpPort ||= await freePort();
    this.server = await startNode(await freePort(), {
      INBOX_DATABASE: this.path,
      SMTP_URL: `smtp://127.0.0.1:${this.smtpPort}`,
      PAUSE_S: String(PAUSE_S),
      ...env,
    });
    running.push(this.server);
  }
  async post(change: Record<string, string> = {}) {
    const fields = { ...MESSAGE, key: crypto.randomUUID(), ...change };
    assert.equal((await postJson(this.server.url, fields)).status, 202);
    return idOfPost(fields);
  }
  row(id: string) {
    const database = new DatabaseSync(this.path, { readOnly: true, timeout: 5_000 });
    const row = database.prepare('SELECT * FROM messages WHERE id = ?').get(id);
    database.close();
    return row as { delivered: number | null; attempts: number; error: string | null } | undefined;
  }
  /** Makes it due now, as an operator would after mending the mail server. */
  command(name: 'retry' | 'list') {
    const env = { ...process.env, INBOX_DATABASE: this.path };
    return execFileSync(process.execPath, [join(ROOT, 'inbox/src/node.ts'), name], {
      env,
      encoding: 'utf8',
    });
  }
}

async function until(isTrue: () => boolean, seconds = 90) {
  for (let wait = 0; wait < seconds * 10 && !isTrue(); wait++) await sleep(100);
  assert.ok(isTrue());
}

/** While the server is broken the message waits; once it is mended it arrives. */
async function survives(breakIt: (inbox: Inbox) => Promise<{ mend(): Promise<Sink> }>, env = {}) {
  const inbox = new Inbox();
  inbox.smtpPort = await freePort();
  const broken = await breakIt(inbox);
  await inbox.start(env);
  const ids = [await inbox.post(), await inbox.post()];
  await until(
    () => inbox.row(ids[0] ?? '')?.error !== null || inbox.row(ids[1] ?? '')?.error !== null,
  );
  assert.match(inbox.command('list'), /[12] waiting/);
  const sink = await broken.mend();
  await until(() => ids.every((id) => inbox.row(id)?.delivered));
  const seen = ids.map(
    (id) => sink.mails.filter(({ messageId }) => messageId.startsWith(`<${id}@`)).length,
  );
  const { output } = inbox.server;
  await sink.close();
  return { inbox, sink, ids, seen, output: output() };
}

const brokenBy = (talk: (socket: Socket) => void) => async (inbox: Inbox) => {
  const server = await startBroken(inbox.smtpPort, talk);
  return {
    async mend() {
      await server.close();
      return startSink(inbox.smtpPort);
    },
  };
};

const BROKEN: Record<string, (socket: Socket) => void> = {
  'resets every connection': (socket) => socket.resetAndDestroy(),
  'closes every connection': (socket) => socket.end(),
  'accepts and says nothing': () => {},
  'says that it is closing (421)': (socket) => socket.end('421 closing\r\n'),
  'refuses everyone (554)': (socket) => socket.end('554 no\r\n'),
  'greets and then says nothing': (socket) => socket.write('220 hello\r\n'),
  'talks nonsense': (socket) => socket.write('HTTP/1.1 400 Bad Request\r\n\r\n'),
  'sends a line without end': (socket) => {
    const timer = setInterval(() => socket.write('2'.repeat(10_000)), 10);
    socket.once('close', () => clearInterval(timer));
  },
  'drips a byte at a time': (socket) => {
    const timer = setInterval(() => socket.write('2'), 200);
    socket.once('close', () => clearInterval(timer));
  },
  'dies in the middle of the mail': (socket) => {
    let isData = false;
    socket.write('220 hello\r\n');
    socket.on('data', (data) => {
      if (isData) {
        socket.destroy();
        return;
      }
      isData = String(data).startsWith('DATA');
      socket.write(isData ? '354 go on\r\n' : '250 ok\r\n');
    });
  },
};

for (const [name, talk] of Object.entries(BROKEN)) {
  test(`a mail server that ${name}`, async () => {
    const { seen } = await survives(brokenBy(talk));
    assert.deepEqual(seen, [1, 1]);
  });
}

test('no mail server at all', async () => {
  const { seen } = await survives(async ({ smtpPort }) => ({ mend: () => startSink(smtpPort) }));
  assert.deepEqual(seen, [1, 1]);
});

const inMode = (mode: Mode) => async (inbox: Inbox) => {
  const sink = await startSink(inbox.smtpPort);
  sink.mode = mode;
  return {
    async mend() {
      sink.mode = 'take';
      return sink;
    },
  };
};

for (const mode of ['refuseMail', 'refuseRecipient', 'greylist', 'refuseData'] as const) {
  test(`a mail server in mode ${mode}`, async () => {
    const { seen } = await survives(inMode(mode));
    assert.deepEqual(seen, [1, 1]);
  });
}

for (const mode of ['takeThenDrop', 'takeThenHang'] as const) {
  test(`a mail server in mode ${mode}: it arrives again with the same Message-ID`, async () => {
    const { seen, sink } = await survives(inMode(mode));
    assert.ok(Math.max(...seen) >= 2, String(seen));
    assert.equal(sink.ids().size, 2);
    const [first] = sink.mails;
    const again = sink.mails.filter(({ messageId }) => messageId === first?.messageId);
    assert.equal(new Set(again.map(({ raw }) => raw)).size, 1, 'byte by byte the same mail');
  });
}

test('a password that is wrong stops no message from being stored, and is not logged', async () => {
  const inbox = new Inbox();
  inbox.smtpPort = await freePort();
  const server = await startBroken(inbox.smtpPort, (socket) => {
    socket.write('220 hello\r\n');
    socket.on('data', (data) => {
      const isGreeting = /^EHLO/i.test(String(data));
      socket.write(isGreeting ? '250-ok\r\n250 AUTH PLAIN LOGIN\r\n' : '535 5.7.8 failed\r\n');
    });
  });
  await inbox.start({ SMTP_URL: `smtp://user:secret-word@127.0.0.1:${inbox.smtpPort}` });
  const id = await inbox.post();
  await until(() => inbox.row(id)?.error !== null);
  assert.match(inbox.row(id)?.error ?? '', /535/);
  assert.doesNotMatch(inbox.server.output() + inbox.command('list'), /secret-word/);
  await server.close();
});

test('one message that is always refused does not hold up the others', async () => {
  const inbox = new Inbox();
  inbox.smtpPort = await freePort();
  const sink = await startSink(inbox.smtpPort);
  await inbox.start();
  sink.mode = 'refuseData';
  const poison = await inbox.post({ topic: 'poison' });
  await until(() => inbox.row(poison)?.error !== null);
  sink.mode = 'take';
  const others = await Promise.all(Array.from({ length: 10 }, () => inbox.post()));
  await until(() => others.every((id) => inbox.row(id)?.delivered), 5);
  await sink.close();
});

test('pauses grow', async () => {
  const inbox = new Inbox();
  inbox.smtpPort = await freePort();
  const sink = await startSink(inbox.smtpPort);
  sink.mode = 'refuseRecipient';
  await inbox.start({ PAUSE_S: '1' });
  const id = await inbox.post();
  await until(() => sink.attempts.length >= 5);
  const gaps = sink.attempts
    .slice(1)
    .map((time, index) => (time - (sink.attempts[index] ?? 0)) / 1000);
  console.log(`  seconds between attempts: ${gaps.map((gap) => gap.toFixed(1)).join(', ')}`);
  for (const [at, gap] of gaps.entries()) assert.ok(gap >= 2 ** at - 0.1, String(gaps));
  assert.equal(inbox.row(id)?.delivered, null);
  sink.mode = 'take';
  inbox.command('retry');
  await until(() => inbox.row(id)?.delivered !== null);
  await sink.close();
});

test('what was delivered is deleted after its days, without a trace in the file; what waits is kept', async () => {
  const inbox = new Inbox();
  inbox.smtpPort = await freePort();
  const sink = await startSink(inbox.smtpPort);
  await inbox.start({ KEEP_DAYS: String(3 / 86_400) });
  const sent = await inbox.post({ message: 'a very private sentence' });
  await until(() => inbox.row(sent)?.delivered !== null);
  sink.mode = 'refuseData';
  const waiting = await inbox.post();
  await until(() => inbox.row(sent) === undefined);
  assert.ok(inbox.row(waiting));
  // As the server does every hour.
  const database = new DatabaseSync(inbox.path);
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  database.close();
  assert.ok(!readFileSync(inbox.path).includes('very private'));
  await sink.close();
});

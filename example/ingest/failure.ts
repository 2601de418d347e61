import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The tests of the service, given any version of it. */

const SENDERS = 20;
const KILLS = 10;
/** A sender gives up, and the record counts as not acknowledged. */
const GIVEN_UP_AFTER_MS = 120_000;

interface Received {
  /** 0: closed without an answer. */
  readonly status: number;
}
export interface Case {
  readonly name: string;
  readonly got: number;
  readonly expected: number;
}
export interface Killed {
  readonly records: number;
  readonly kills: number;
  readonly hasRepeated: boolean;
  readonly acknowledged: number;
  readonly stored: number;
  readonly lost: number;
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const body = (score: number, alarm = score > 1) => JSON.stringify({ score, alarm });

/** The same numbers in every run. */
function randomFrom(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state + 0.5) / 2 ** 32;
  };
}

export class Service {
  readonly #program: string;
  readonly #folder = mkdtempSync(join(tmpdir(), 'ingest-'));
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 64 });
  #port = 0;
  #child: ChildProcess | undefined;

  constructor(program: string) {
    this.#program = program;
  }

  get #file() {
    return join(this.#folder, 'records.db');
  }

  async start() {
    const env = {
      ...process.env,
      NODE_NO_WARNINGS: '1',
      DATABASE: this.#file,
    };
    const child = spawn(process.execPath, [this.#program], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env,
    });
    this.#child = child;
    this.#port = await new Promise((resolve, reject) => {
      child.stdout.once('data', (text) => resolve(Number(text)));
      child.once('exit', () => reject(new Error('the service ended before it was ready')));
    });
  }

  async stop(signal: 'SIGTERM' | 'SIGKILL') {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    await new Promise((resolve) => {
      child.once('exit', resolve);
      child.kill(signal);
    });
  }

  send(key: string | null, text: string, path = '/v1/records', method = 'POST') {
    return new Promise<Received>((resolve) => {
      const sent = request(
        {
          port: this.#port,
          host: '127.0.0.1',
          path,
          method,
          agent: this.#agent,
          headers: key ? { 'idempotency-key': key } : {},
        },
        (answer) => {
          answer.resume().on('end', () => resolve({ status: answer.statusCode ?? 0 }));
        },
      );
      sent.on('error', () => resolve({ status: 0 }));
      sent.end(text);
    });
  }

  /** While another program writes, the service cannot. */
  async locked(key: string, text: string) {
    const database = new DatabaseSync(this.#file);
    database.exec('begin immediate');
    const answer = await this.send(key, text);
    database.exec('rollback');
    database.close();
    return answer;
  }

  stored(): { key: string; score: number }[] {
    const database = new DatabaseSync(this.#file);
    const rows = database.prepare('select key, score from records').all();
    database.close();
    return rows.map(({ key, score }) => ({ key: String(key), score: Number(score) }));
  }

  remove() {
    this.#agent.destroy();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

export async function protocol(
  program: string,
  first: { score: number; alarm: boolean },
): Promise<Case[]> {
  const service = new Service(program);
  await service.start();
  const alarm = body(first.score, first.alarm);
  const asked: [string, () => Promise<Received>, number][] = [
    ['the alarm of layer 4', () => service.send('vs-1:1', alarm), 201],
    ['the same again', () => service.send('vs-1:1', alarm), 200],
    ['the same key, other content', () => service.send('vs-1:1', body(7, true)), 409],
    [
      'the same key, other alarm',
      () => service.send('vs-1:1', body(first.score, !first.alarm)),
      409,
    ],
    ['no key', () => service.send(null, body(1)), 400],
    ['not JSON', () => service.send('vs-1:2', '{'), 400],
    ['a score that is text', () => service.send('vs-1:2', '{"score":"1","alarm":true}'), 422],
    ['an alarm that is text', () => service.send('vs-1:2', '{"score":1,"alarm":"true"}'), 422],
    ['the same number with a zero before it', () => service.send('vs-1:01', alarm), 400],
    ['600 bytes', () => service.send('vs-1:2', ' '.repeat(600)), 413],
    ['600 bytes, 200 characters', () => service.send('vs-1:2', '€'.repeat(200)), 413],
    ['another address', () => service.send('vs-1:2', '', '/x', 'GET'), 404],
    ['a record that cannot be stored', () => service.locked('vs-1:3', alarm), 500],
    ['the same once it can', () => service.send('vs-1:3', alarm), 201],
  ];
  const cases: Case[] = [];
  for (const [name, ask, expected] of asked) {
    const { status } = await ask();
    cases.push({ name, got: status, expected });
  }
  await service.stop('SIGTERM');
  service.remove();
  return cases;
}

/** Senders that repeat while they get no answer or a fault of the service, one record in ten sent twice; the service is killed in the middle. */
export async function kill(program: string, each: number): Promise<Killed> {
  const service = new Service(program);
  const random = randomFrom(1);
  const acknowledged = new Map<string, number>();
  let [hasRepeated, kills, sent] = [false, 0, 0];
  const records = SENDERS * each;
  await service.start();

  const deliver = async (key: string, score: number) => {
    const until = Date.now() + GIVEN_UP_AFTER_MS;
    while (Date.now() < until) {
      const { status } = await service.send(key, body(score));
      if (status === 200 || status === 201) return true;
      if (status >= 400 && status < 500) return false;
      hasRepeated = true;
      await sleep(20);
    }
    return false;
  };
  const sender = async (number: number) => {
    for (let at = 0; at < each; at++) {
      const key = `s${number}:${at}`;
      for (let left = random() < 0.1 ? 2 : 1; left > 0; left--)
        if (await deliver(key, at)) acknowledged.set(key, at);
      sent++;
    }
  };
  /** After 1/11, 2/11 … 10/11 of the records, so that no kill comes when all is over. */
  const killer = async () => {
    while (kills < KILLS) {
      if (sent < ((kills + 1) * records) / (KILLS + 1)) await sleep(1);
      else {
        kills++;
        await service.stop('SIGKILL');
        await service.start();
      }
    }
  };
  await Promise.all([killer(), ...Array.from({ length: SENDERS }, (_, number) => sender(number))]);
  await service.stop('SIGTERM');
  const stored = service.stored();
  service.remove();
  const scores = new Map(stored.map(({ key, score }) => [key, score]));
  const lost = [...acknowledged].filter(([key, score]) => scores.get(key) !== score).length;
  return {
    records,
    kills,
    hasRepeated,
    acknowledged: acknowledged.size,
    stored: stored.length,
    lost,
  };
}

/** What is wrong, in words; empty for the service as it should be. */
export function faultsOf(cases: readonly Case[], killed: Killed): string[] {
  const wrong = cases.filter(({ got, expected }) => got !== expected);
  return [
    ...wrong.map(({ name }) => `protocol: ${name}`),
    ...(killed.acknowledged < killed.records ? ['records are never acknowledged'] : []),
    ...(killed.lost > 0 ? ['acknowledged records are lost'] : []),
    ...(killed.stored > killed.records ? ['records are stored twice'] : []),
  ];
}

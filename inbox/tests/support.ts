/** Servers that tests start and stop, and requests as a browser sends them. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { idOf, messageIn } from '../src/message.ts';

export const ROOT = join(import.meta.dirname, '..', '..');
const WRANGLER = join(ROOT, 'deploy/cloudflare/node_modules/wrangler/bin/wrangler.js');
const WORKER_CONFIG = join(ROOT, 'deploy/cloudflare/wrangler.inbox.jsonc');
export const ORIGIN = 'https://company.example';
const FIRST_PORT = Number(process.env.INBOX_TEST_PORT ?? 4700);
let nextPort = FIRST_PORT;

/** From a range of its own, so that a server that is killed finds its port again. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = nextPort++;
    const isFree = await new Promise<boolean>((resolve) => {
      const probe = createServer().once('error', () => resolve(false));
      probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
    });
    if (isFree) return port;
    if (nextPort > FIRST_PORT + 90) throw new Error('no free port');
  }
}

export const temporaryFolder = () => mkdtempSync(join(tmpdir(), 'inbox-test-'));

export interface Running {
  url: string;
  port: number;
  child: ChildProcess;
  output(): string;
  stop(signal?: NodeJS.Signals): Promise<void>;
}

export interface Program {
  command: string[];
  port: number;
  env?: Record<string, string>;
  /** A path that answers once the server is ready. */
  ready?: string;
  cwd?: string;
  waitMs?: number;
}

export async function start({
  command,
  port,
  env,
  ready = '/',
  cwd,
  waitMs = 60_000,
}: Program): Promise<Running> {
  const [program = '', ...options] = command;
  const child = spawn(program, options, {
    cwd: cwd ?? ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout?.on('data', (data) => (output += data));
  child.stderr?.on('data', (data) => (output += data));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = `http://127.0.0.1:${port}`;
  const until = Date.now() + waitMs;
  for (;;) {
    if (child.exitCode !== null) throw new Error(`${program} ended:\n${output}`);
    const answer = await fetch(url + ready, { signal: AbortSignal.timeout(3_000) }).catch(
      () => null,
    );
    await answer?.body?.cancel();
    if (answer) break;
    if (Date.now() > until) throw new Error(`${program} does not answer:\n${output}`);
    await sleep(50);
  }
  return {
    url,
    port,
    child,
    output: () => output,
    async stop(signal = 'SIGTERM') {
      child.kill(signal);
      // A client may keep its connection open.
      const timer = setTimeout(() => child.kill('SIGKILL'), 5_000);
      await ended;
      clearTimeout(timer);
    },
  };
}

const NODE_SETTINGS = {
  INBOX_ORIGINS: ORIGIN,
  MAIL_FROM: 'website@company.example',
  MAIL_TO: 'hello@company.example',
  ADDRESS_HEADER: 'X-Real-IP',
};

export function startNode(
  port: number,
  env: Record<string, string>,
  prefix: string[] = [],
): Promise<Running> {
  return start({
    command: [...prefix, process.execPath, join(ROOT, 'inbox/src/node.ts')],
    port,
    env: { ...NODE_SETTINGS, PORT: String(port), ...env },
    ready: '/messages/health',
  });
}

/** `wrangler dev` with the configuration that is deployed; nothing is fetched or sent. */
export function startWorker(
  port: number,
  folder: string,
  options: string[] = [],
): Promise<Running> {
  return start({
    command: [
      process.execPath,
      ...[WRANGLER, 'dev', '--local', '--config', WORKER_CONFIG],
      ...['--ip', '127.0.0.1', '--port', String(port), '--inspector-port', '0'],
      ...['--persist-to', folder, '--var', 'SALT:test', '--test-scheduled'],
      '--show-interactive-dev-session=false',
      ...options,
    ],
    port,
    env: WRANGLER_ENV(folder),
    ready: '/messages/health',
  });
}

/** Runs wrangler to its end. */
export const wrangler = (folder: string, ...options: string[]) =>
  execFileSync(process.execPath, [WRANGLER, ...options, '--config', WORKER_CONFIG], {
    cwd: ROOT,
    env: { ...process.env, ...WRANGLER_ENV(folder) },
    encoding: 'utf8',
  });

const WRANGLER_ENV = (folder: string) => ({
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_SEND_ERROR_REPORTS: 'false',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  WRANGLER_LOG_PATH: join(folder, 'logs'),
  WRANGLER_REGISTRY_PATH: join(folder, 'registry'),
  CI: '1',
  NO_COLOR: '1',
});

export const MESSAGE = {
  name: 'Ada Lovelace',
  email: 'ada@engine.example',
  topic: 'RTL design',
  message: 'Can you build an engine?\nIt should note relations.',
  language: 'en',
};

let address = 0;
/** Another visitor for each request, so that only the test of the limit meets it. */
export const newAddress = () =>
  `10.${(++address >> 16) & 255}.${(address >> 8) & 255}.${address & 255}`;

/** The words of visitors without scripts, which a build with an inbox writes. */
export const writeWords = () =>
  execFileSync(process.execPath, [join(ROOT, 'inbox/writeWords.ts')], { cwd: ROOT });

/** A post without a key has a random id. */
export type PostWithKey = Readonly<Record<string, string>> & { key: string };

/** The id that the inbox gives to a post. */
export const idOfPost = (fields: PostWithKey) => idOf(fields.key, messageIn(fields));

export interface Receipt {
  receipt: string;
  received: string;
}

const BROWSER = { Origin: ORIGIN, 'Sec-Fetch-Site': 'same-origin' };

export const visitor = (from = newAddress()) => ({
  ...BROWSER,
  'X-Real-IP': from,
  'CF-Connecting-IP': from,
});

export const postJson = (url: string, fields: object, headers: Record<string, string> = {}) =>
  fetch(`${url}/messages`, {
    method: 'POST',
    headers: { ...visitor(), 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(fields),
  });

export const postForm = (
  url: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
) =>
  fetch(`${url}/messages`, {
    method: 'POST',
    redirect: 'manual',
    headers: { ...visitor(), 'Sec-Fetch-Mode': 'navigate', ...headers },
    body: new URLSearchParams(fields),
  });

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');
export const DIST = join(ROOT, 'dist');

/** A limit for what hangs: `astro dev` reads all content first, and half a minute is little on a busy machine. */
const START_MS = 100_000;
const STOP_MS = 5_000;

export interface RunningServer {
  name: string;
  port: number;
  /** Asks it to stop and waits until it is gone. */
  stop(): Promise<void>;
}

interface Start {
  name: string;
  command: readonly [program: string, ...args: string[]];
  port: number;
  env?: Record<string, string>;
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No free port');
  return address.port;
}

/** Starts a program and waits until it answers on its port. */
export async function startServer({ name, command, port, env }: Start): Promise<RunningServer> {
  const [program, ...args] = command;
  const child = spawn(program, args, {
    cwd: ROOT,
    // A group of its own, so that nothing it starts outlives the test.
    detached: true,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk;
    });
  }
  const exited = once(child, 'exit').then(() => undefined);
  const deadline = Date.now() + START_MS;
  while (!(await answers(port, deadline))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      signalGroup(child, 'SIGKILL');
      throw new Error(`${name} did not start on port ${port}:\n${output}`);
    }
  }
  return {
    name,
    port,
    async stop() {
      child.kill('SIGTERM');
      const late = setTimeout(() => signalGroup(child, 'SIGKILL'), STOP_MS);
      await exited;
      clearTimeout(late);
      signalGroup(child, 'SIGKILL');
    },
  };
}

/** The preview server, for the `dist/` of the project or of a copy of the project. */
export async function startPreview(port?: number, root = ROOT): Promise<RunningServer> {
  const chosen = port ?? (await freePort());
  return startServer({
    name: 'preview',
    command: [process.execPath, join(root, 'hosting/serve.ts')],
    port: chosen,
    env: { PORT: String(chosen), HOST: '127.0.0.1' },
  });
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (child.pid) process.kill(-child.pid, signal);
  } catch {
    // Already gone.
  }
}

/** A development server accepts a request at once and may render its first page for many seconds. */
async function answers(port: number, deadline: number): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(Math.max(0, deadline - Date.now()));
    await fetch(`http://127.0.0.1:${port}/`, { signal });
    return true;
  } catch {
    await new Promise((resolve) => setTimeout(resolve, 25));
    return false;
  }
}

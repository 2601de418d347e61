import { spawn, spawnSync } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findNginx, startNginx } from '../server/running/nginx.ts';
import {
  freePort,
  type RunningServer,
  startLocal,
  startServer,
} from '../server/running/runningServer.ts';
import { DIST } from './pages.ts';

const CONNECTIONS = 64;
const ROUNDS = 5;

export interface Throughput {
  server: string;
  requestsPerSecond: number;
  failed: number;
  /** What made the requests. */
  tool: 'wrk' | 'node';
}

/**
 * The same page, gzipped as it lies on the disk, from each server in turn. Other work on the machine
 * only ever makes a round slower, so the best of several rounds says most.
 */
export async function measureThroughput(seconds: number): Promise<Throughput[]> {
  const started = await Promise.all([startLocal(), startNginx(), startBareNginx()]);
  const servers = started.filter((server) => server !== undefined);
  const best = new Map<string, Throughput>();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { name, port } of servers) {
      const result = await load(port, seconds / ROUNDS);
      const before = best.get(name) ?? { server: name, ...result, requestsPerSecond: 0, failed: 0 };
      best.set(name, {
        ...before,
        requestsPerSecond: Math.max(before.requestsPerSecond, result.requestsPerSecond),
        failed: before.failed + result.failed,
      });
    }
  }
  await Promise.all(servers.map((server) => server.stop()));
  return [...best.values()];
}

/** nginx with nothing of ours but the compressed files: what our headers and rules are held against. */
async function startBareNginx(): Promise<RunningServer | undefined> {
  const program = findNginx();
  if (!program) return undefined;
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'bare-nginx-'));
  const asRoot = process.getuid?.() === 0 ? 'user root;' : '';
  const conf = `${asRoot} worker_processes auto; pid ${folder}/pid; error_log stderr warn;
    events { worker_connections 4096; }
    http { access_log off; sendfile on; tcp_nopush on; gzip_static on; types { text/html html; }
      client_body_temp_path ${folder}/body; server { listen 127.0.0.1:${port} backlog=4096;
      root ${DIST}; location / { try_files $uri.html $uri $uri/index.html =404; } } }`;
  await writeFile(join(folder, 'nginx.conf'), conf);
  const command = [program, '-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'] as const;
  return startServer({ name: 'nginx, bare', command, port });
}

async function load(port: number, seconds: number): Promise<Omit<Throughput, 'server'>> {
  const hasWrk = spawnSync('wrk', ['--version']).error === undefined;
  const url = `http://127.0.0.1:${port}/about`;
  return hasWrk ? loadWithWrk(url, seconds) : loadWithNode(url, seconds);
}

async function loadWithWrk(url: string, seconds: number): Promise<Omit<Throughput, 'server'>> {
  const header = ['-H', 'Accept-Encoding: gzip'];
  const child = spawn('wrk', [
    '-t1',
    `-c${CONNECTIONS}`,
    `-d${Math.max(1, Math.round(seconds))}`,
    ...header,
    url,
  ]);
  let output = '';
  for await (const chunk of child.stdout) output += chunk;
  const requestsPerSecond = Math.round(Number(/Requests\/sec:\s*([\d.]+)/.exec(output)?.[1]));
  const socketErrors = /Socket errors: (.*)/.exec(output)?.[1] ?? '';
  const refused = /Non-2xx or 3xx responses: (\d+)/.exec(output)?.[1] ?? '0';
  const counts = [...socketErrors.matchAll(/\d+/g)].map(([count]) => Number(count));
  const failed = counts.reduce((sum, count) => sum + count, Number(refused));
  return { requestsPerSecond, failed, tool: 'wrk' };
}

async function loadWithNode(url: string, seconds: number): Promise<Omit<Throughput, 'server'>> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const until = performance.now() + seconds * 1000;
  let done = 0;
  let failed = 0;
  const visit = () =>
    new Promise<void>((resolve) => {
      const fail = () => {
        failed += 1;
        resolve();
      };
      get(url, { agent, headers: { 'accept-encoding': 'gzip' } }, (response) => {
        response.resume().on('end', resolve).on('error', fail);
      }).on('error', fail);
    });
  const visitor = async () => {
    for (; performance.now() < until; done += 1) await visit();
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, visitor));
  agent.destroy();
  return { requestsPerSecond: Math.round(done / seconds), failed, tool: 'node' };
}

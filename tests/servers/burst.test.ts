import { readFile } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DIST, type RunningServer, startLocal } from '../../server/running/runningServer.ts';

const CONNECTIONS = 64;
const REQUESTS_EACH = 25;

let server: RunningServer;
beforeAll(async () => {
  server = await startLocal();
}, 40_000);
afterAll(() => server?.stop());

function lengthOf(agent: Agent, path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port: server.port, path, agent }, (response) => {
      let length = 0;
      response.on('data', (chunk: Buffer) => {
        length += chunk.length;
      });
      response.on('error', reject);
      response.on('end', () =>
        response.statusCode === 200 ? resolve(length) : reject(new Error(`${response.statusCode}`)),
      );
    }).on('error', reject);
  });
}

test('64 visitors at once are all served', async () => {
  const expected = (await readFile(join(DIST, 'index.html'))).length;
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const visits = Array.from({ length: CONNECTIONS * REQUESTS_EACH }, () => lengthOf(agent, '/'));
  const results = await Promise.allSettled(visits);
  agent.destroy();
  const failed = results.filter((each) => each.status === 'rejected' || each.value !== expected);
  expect(failed).toEqual([]);
}, 30_000);

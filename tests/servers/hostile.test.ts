import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningServer, startPreview } from '../support/runningServer.ts';
import { HOSTILE_REQUESTS } from './hostileRequests.ts';
import { ask, askRaw } from './request.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startPreview();
}, 60_000);
afterAll(() => server?.stop());

test.each(HOSTILE_REQUESTS)('$name is refused', async ({ bytes }) => {
  const answer = await askRaw(server.port, bytes);
  expect(answer.toString('latin1').slice(0, 40)).toMatch(/^HTTP\/1\.1 4\d\d /);
});

test.each(['bytes=4-2', 'bytes=-', 'bytes=999999999-', 'bytes=0-0,4-2'])(
  'Range: %s gets the whole page, and the server goes on',
  async (range) => {
    const { status } = await ask({ port: server.port, path: '/about', headers: { range } });
    expect(status).toBe(200);
  },
);

import { readFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findNginx, startNginx } from '../../server/running/nginx.ts';
import { DIST, type RunningServer, startLocal } from '../../server/running/runningServer.ts';
import { HOSTILE_REQUESTS, type HostileRequest } from './hostileRequests.ts';
import { ask, askRaw } from './request.ts';

const AT_ONCE = 16;
/** Words that stand only in files outside `dist/`, or inside it for hosts alone. */
const SECRETS = [
  'root:x:0',
  'devDependencies',
  'createHttpServer',
  'mapShapesUrl:',
  '! Content-Sec',
];

const starts = [
  { name: 'local', start: () => startLocal(), isHere: true },
  { name: 'nginx', start: () => startNginx(), isHere: findNginx() !== undefined },
];

test('there are at least 200 hostile requests', () => {
  expect(HOSTILE_REQUESTS.length).toBeGreaterThanOrEqual(200);
});

for (const { name, start, isHere } of starts) {
  if (!isHere) console.log(`skipped: ${name} is neither installed nor installable here`);

  describe.skipIf(!isHere)(`hostile requests at ${name}`, () => {
    let server: RunningServer;
    let about: Buffer;
    let index: Buffer;
    beforeAll(async () => {
      const started = await start();
      if (!started) throw new Error(`${name} did not start`);
      server = started;
      about = await readFile(join(DIST, 'about.html'));
      index = await readFile(join(DIST, 'index.html'));
    }, 60_000);
    afterAll(() => server?.stop());

    /** Nothing, or what is wrong with the answer. */
    async function fault({ name: request, bytes }: HostileRequest): Promise<string | undefined> {
      const answer = await askRaw(server.port, bytes).catch((error: Error) => error.message);
      if (typeof answer === 'string') return `${request}: ${answer}`;
      const text = answer.toString('latin1');
      const leaked = SECRETS.find((secret) => text.includes(secret));
      if (leaked) return `${request}: leaked ${leaked}`;
      const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(text)?.[1]);
      const location = /^location: (.*)$/im.exec(text)?.[1]?.trim();
      if (location && !/^\/(?![/\\])/.test(location)) return `${request}: sent away to ${location}`;
      if ((status >= 300 && status < 500) || status === 505) return undefined;
      const body = answer.subarray(answer.indexOf('\r\n\r\n') + 4);
      // A header that means nothing may be ignored; then it must be the right page, or a part of it.
      const isRightPage =
        (status === 200 && (body.equals(about) || body.equals(index))) ||
        (status === 206 && about.includes(body));
      const mayBeIgnored = !/^(?:path|method)/.test(request);
      return isRightPage && mayBeIgnored ? undefined : `${request}: ${text.slice(0, 60)}`;
    }

    async function answersWell(): Promise<boolean> {
      const answer = await ask({ port: server.port, path: '/about' });
      return answer.status === 200 && answer.body.equals(about);
    }

    test('none reads outside dist/, none crashes or hangs it', async () => {
      const faults: string[] = [];
      for (let first = 0; first < HOSTILE_REQUESTS.length; first += AT_ONCE) {
        const batch = HOSTILE_REQUESTS.slice(first, first + AT_ONCE);
        const found = await Promise.all(batch.map(fault));
        faults.push(...found.filter((text) => text !== undefined));
        expect(await answersWell(), `after ${batch.map((request) => request.name)}`).toBe(true);
      }
      expect(faults).toEqual([]);
    }, 60_000);

    test('a crowd that never finishes its requests keeps nobody out', async () => {
      const crowd: Socket[] = Array.from({ length: 200 }, () => {
        const socket = connect(server.port, '127.0.0.1', () =>
          socket.write('GET / HTTP/1.1\r\nHost: lo'),
        );
        return socket.on('error', () => socket.destroy());
      });
      expect(await answersWell()).toBe(true);
      for (const socket of crowd) socket.destroy();
      expect(await answersWell()).toBe(true);
    }, 20_000);
  });
}

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { get } from 'node:http';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { isPrivateFile, pagePath } from '../../server/canonical.ts';
import { listFiles } from '../../server/distFiles.ts';
import { findNginx, startNginx } from '../../server/running/nginx.ts';
import {
  DIST,
  freePort,
  type RunningServer,
  startLocal,
} from '../../server/running/runningServer.ts';

const CUTS = 3;
const VISITORS = 16;
const TRANSFERS_BEFORE_CUT = 60;

const starts = [
  { name: 'local', start: (port: number) => startLocal(port), isHere: true },
  { name: 'nginx', start: (port: number) => startNginx(port), isHere: findNginx() !== undefined },
];

interface Transfer {
  bytes: Buffer;
  isWhole: boolean;
}

/** Reads until the end or until the server is gone; whichever came first is not an error here. */
function transfer(port: number, path: string): Promise<Transfer> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const done = (isWhole: boolean) => resolve({ bytes: Buffer.concat(chunks), isWhole });
    get({ host: '127.0.0.1', port, path, agent: false }, (response) => {
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', () => done(false));
      response.on('end', () => done(response.complete));
    }).on('error', () => done(false));
  });
}

const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

for (const { name, start, isHere } of starts) {
  describe.skipIf(!isHere)(`${name} is killed in the middle of transfers and started again`, () => {
    const files = new Map<string, Buffer>();
    let server: RunningServer | undefined;

    beforeAll(async () => {
      for (const file of (await listFiles(DIST)).filter((each) => !isPrivateFile(each))) {
        const path = pagePath(file) ?? file;
        if (path !== '/404.html') files.set(path, await readFile(join(DIST, file)));
      }
    });
    afterEach(() => server?.kill());

    test('no visitor ever gets wrong bytes', async () => {
      const port = await freePort();
      const paths = [...files.keys()];
      let whole = 0;
      let cut = 0;

      for (let round = 0; round < CUTS; round += 1) {
        server = await start(port);
        const goal = whole + TRANSFERS_BEFORE_CUT;
        let isUp = true;
        const visitor = async (_: unknown, seat: number) => {
          for (let visit = seat; isUp; visit += 1) {
            const path = paths[visit % paths.length] ?? '/';
            const expected = files.get(path) ?? Buffer.alloc(0);
            const { bytes, isWhole } = await transfer(port, path);
            if (isWhole) expect(hash(bytes), path).toBe(hash(expected));
            else
              expect(expected.subarray(0, bytes.length).equals(bytes), `${path}, cut`).toBe(true);
            if (isWhole) whole += 1;
            else cut += 1;
            if (whole >= goal && isUp) {
              isUp = false;
              await server?.kill();
            }
          }
        };
        await Promise.all(Array.from({ length: VISITORS }, visitor));
      }
      expect(whole).toBeGreaterThanOrEqual(CUTS * TRANSFERS_BEFORE_CUT);
      expect(cut, 'the cut came between transfers, so nothing was proved').toBeGreaterThan(0);
    }, 60_000);
  });
}

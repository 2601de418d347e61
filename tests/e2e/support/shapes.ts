import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import type { Page, Route } from '@playwright/test';
import { site } from '../../../site.config.ts';

const file = createRequire(import.meta.url).resolve('world-atlas/countries-110m.json');

export type ShapesAnswer = Parameters<Route['fulfill']>[0] | 'never' | 'no network';

/** What a public CDN answers: the file, for everyone. */
const good: ShapesAnswer = {
  contentType: 'application/json',
  headers: { 'access-control-allow-origin': '*' },
  body: readFileSync(file, 'utf8'),
};

/** Stands in for the CDN; the newest answer counts. */
export async function answerShapes(page: Page, answer: ShapesAnswer = good): Promise<void> {
  await page.route(site.mapShapesUrl, async (route) => {
    if (answer === 'never') return;
    if (answer === 'no network') await route.abort();
    else await route.fulfill(answer);
  });
}

/**
 * A CDN that sends `megabytes` of blanks, chunk by chunk: a real server, because a stand-in answer
 * arrives whole. `sent` tells how much left it before the visitor's browser hung up.
 */
export async function serveHugeShapes(page: Page, megabytes: number) {
  let sent = 0;
  const chunk = Buffer.alloc(100_000, ' ');
  function* chunks() {
    for (; sent < megabytes * 1e6; sent += chunk.length) yield chunk;
  }
  const server = createServer((_, response) => {
    response.writeHead(200, {
      'content-type': 'application/json',
      'access-control-allow-origin': '*',
    });
    Readable.from(chunks()).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const here = `http://127.0.0.1:${port}`;

  const cdn = new URL(site.mapShapesUrl).origin;
  await page.route('**/contact', async (route) => {
    const response = await route.fetch();
    const headers = Object.entries(response.headers())
      .filter(([name]) => !name.startsWith('content-') || name === 'content-security-policy')
      .map(([name, value]) => [name, value.replaceAll(cdn, here)] as const);
    const body = (await response.text()).replaceAll(cdn, here);
    await route.fulfill({ contentType: 'text/html', headers: Object.fromEntries(headers), body });
  });
  return { sent: () => sent, close: () => server.close() };
}

import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { fetchJson } from './fetchJson.ts';

const LIMITS = { milliseconds: 5_000, bytes: 1_000 };

async function served(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

test('[C3] an answer is read as JSON', async () => {
  const url = await served((_, response) => response.end('{"a":"ü"}'));
  expect(await fetchJson(url, LIMITS)).toEqual({ a: 'ü' });
});

test('[C3] an error of the server is one', async () => {
  const url = await served((_, response) => response.writeHead(404).end('{}'));
  await expect(fetchJson(url, LIMITS)).rejects.toThrow('status 404');
});

test('[C3] a page is not JSON', async () => {
  const url = await served((_, response) => response.end('<!doctype html><p>Not here'));
  await expect(fetchJson(url, LIMITS)).rejects.toThrow('JSON');
});

test('[C3] an endless answer is given up, and its download ends', async () => {
  const ended = Promise.withResolvers<void>();
  const url = await served((_, response) => {
    response.on('close', ended.resolve);
    const more = () => void response.write(' '.repeat(600), more);
    more();
  });
  await expect(fetchJson(url, LIMITS)).rejects.toThrow('more than 1000 bytes');
  await ended.promise;
});

test('[C3] an answer that does not come is given up', async () => {
  const url = await served(() => {});
  await expect(fetchJson(url, { ...LIMITS, milliseconds: 20 })).rejects.toThrow('within 20 ms');
});

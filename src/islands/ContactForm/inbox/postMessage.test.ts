import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { messageWith } from '../../../../tests/support/message.ts';
import { postMessage } from './postMessage.ts';

const post = {
  url: '/messages',
  message: messageWith(),
  key: 'k',
  language: 'de',
};
const receipt = { receipt: '7K3Q 20261118', received: '2026-11-18T02:14:00.000Z' };
const answer = (status: number, body: unknown = receipt) =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });

const fetchMock = vi.fn<typeof fetch>();
const send = async (stop = new AbortController().signal, change = {}) => {
  const outcome = postMessage({ ...post, ...change }, stop);
  await vi.runAllTimersAsync();
  return outcome;
};
const bodies = () => fetchMock.mock.calls.map(([, init]) => String(init?.body));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetchMock);
  fetchMock.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a confirmed message has its receipt', async () => {
  fetchMock.mockResolvedValueOnce(answer(202));
  expect(await send()).toEqual({
    type: 'received',
    receipt: { number: receipt.receipt, time: receipt.received },
  });
  expect(JSON.parse(bodies()[0] ?? '')).toEqual({ ...post.message, key: 'k', language: 'de' });
});

test('a lost line and a server in trouble are tried again, with the same key', async () => {
  fetchMock.mockRejectedValueOnce(new TypeError('offline'));
  fetchMock.mockResolvedValueOnce(answer(503, { error: 'storage' }));
  fetchMock.mockResolvedValueOnce(answer(202));
  expect((await send()).type).toBe('received');
  expect(new Set(bodies()).size).toBe(1);
});

test.each([
  [429, 'rate'],
  [403, 'refused'],
  [422, 'refused'],
])('status %i is final', async (status, reason) => {
  fetchMock.mockResolvedValue(answer(status, {}));
  expect(await send()).toEqual({ type: 'failed', reason });
  expect(fetchMock).toHaveBeenCalledTimes(1);
});

test.each([
  ['a page of a network in between', '<!doctype html><title>Sign in</title>'],
  ['JSON without a receipt', '{}'],
  ['an endless answer', `{"receipt":"${'x'.repeat(10_000)}"}`],
])('%s is no confirmation', async (_, body) => {
  fetchMock.mockImplementation(async () => answer(200, body));
  expect(await send()).toEqual({ type: 'failed', reason: 'unreachable' });
});

test('a form service confirms by its status, and gets a form', async () => {
  fetchMock.mockResolvedValueOnce(answer(200, 'Thank you'));
  const url = 'https://forms.example/f/1';
  expect(await send(undefined, { url })).toEqual({ type: 'received', receipt: {} });
  expect(bodies()[0]).toContain('email=ada%40engine.example');
});

test('whoever stops sending is not kept waiting, and nothing is posted any more', async () => {
  fetchMock.mockRejectedValue(new TypeError('offline'));
  const stop = new AbortController();
  const outcome = postMessage(post, stop.signal);
  await vi.advanceTimersByTimeAsync(10);
  stop.abort();
  await vi.advanceTimersByTimeAsync(0);
  expect(await outcome).toEqual({ type: 'failed', reason: 'unreachable' });
  expect(fetchMock).toHaveBeenCalledTimes(1);
});

test('a server that takes the message and never answers is asked again after ten seconds', async () => {
  fetchMock.mockImplementationOnce(
    (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      }),
  );
  fetchMock.mockResolvedValueOnce(answer(202));
  const outcome = postMessage(post, new AbortController().signal);
  await vi.advanceTimersByTimeAsync(9_000);
  expect(fetchMock).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(fetchMock).toHaveBeenCalledTimes(2);
  expect(await outcome).toMatchObject({ type: 'received' });
});

import { beforeEach, expect, test } from 'vitest';
import type { StoredMessage } from './message.ts';
import { openDatabase } from './sqlite.ts';
import { createStore, type Store } from './store.ts';

const MINUTE_MS = 60_000;
const START = Date.UTC(2026, 10, 18, 12);

let store: Store;
beforeEach(() => {
  store = createStore(openDatabase(':memory:'), { pauseMs: 120_000 });
});

let posts = 0;
const postAt = (minute: number, change: Partial<StoredMessage> = {}): StoredMessage => ({
  id: `post-${++posts}`,
  received: START + minute * MINUTE_MS,
  suspicion: null,
  language: 'en',
  name: 'A. Visitor',
  email: 'a@company.example',
  topic: 'RTL',
  message: 'Any news?',
  ...change,
});

test('without a key a double press and a reload are the message that came first', async () => {
  const first = await store.add(postAt(0), { hasKey: false });
  expect(await store.add(postAt(0), { hasKey: false })).toEqual(first);
  expect(await store.add(postAt(9), { hasKey: false })).toEqual(first);
  expect((await store.waiting()).count).toBe(1);
});

test('without a key the same words some time later are a message of their own, and mailed again', async () => {
  const first = await store.add(postAt(0), { hasKey: false });
  await store.markDelivered(first.id);
  // Ten minutes after the first one, however often it was repeated in between.
  await store.add(postAt(9), { hasKey: false });
  const second = await store.add(postAt(11), { hasKey: false });
  expect(second).toEqual({
    id: expect.not.stringMatching(first.id),
    received: START + 11 * MINUTE_MS,
  });
  expect((await store.claim())?.id).toBe(second.id);
});

test.each(['name', 'email', 'topic', 'message'] as const)(
  'without a key two messages that differ in their %s alone are two messages',
  async (field) => {
    await store.add(postAt(0), { hasKey: false });
    await store.add(postAt(0, { [field]: 'another one' }), { hasKey: false });
    expect((await store.waiting()).count).toBe(2);
  },
);

test('with a key the same words are two messages, and the same post is one, however late it comes again', async () => {
  const first = await store.add(postAt(0, { id: 'one' }), { hasKey: true });
  await store.add(postAt(0, { id: 'other' }), { hasKey: true });
  expect(await store.add(postAt(60, { id: 'one' }), { hasKey: true })).toEqual(first);
  expect((await store.waiting()).count).toBe(2);
});

test('what was delivered is deleted after its days, and what still waits never is', async () => {
  const DAY_MS = 86_400_000;
  let time = START;
  store = createStore(openDatabase(':memory:'), { pauseMs: 120_000, now: () => time });
  const delivered = await store.add(postAt(0), { hasKey: false });
  await store.markDelivered(delivered.id);
  const waiting = await store.add(postAt(0, { message: 'Not mailed yet' }), { hasKey: false });
  const isKept = async (id: string) =>
    (await store.add(postAt(0, { id, message: 'kept?' }), { hasKey: true })).received === START;

  time = START + 30 * DAY_MS;
  await store.deleteDelivered(30);
  expect(await store.waiting()).toMatchObject({ count: 1 });
  expect(await isKept(delivered.id)).toBe(true);
  time += 1;
  await store.deleteDelivered(30);
  expect((await store.claim())?.id).toBe(waiting.id);
});

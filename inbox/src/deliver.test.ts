import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deliveryRound, startDelivery } from './deliver.ts';
import type { StoredMessage } from './message.ts';
import { openDatabase } from './sqlite.ts';
import { createStore } from './store.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 1440 * MINUTE_MS;
/** As set where nobody sets it. */
const PAUSE_MS = 120_000;

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-18T12:00:00Z') }));
afterEach(() => void vi.useRealTimers());

const messageAt = (minute: number): StoredMessage => ({
  id: `message-${minute}`,
  received: Date.now(),
  suspicion: null,
  language: 'en',
  name: 'A. Visitor',
  email: 'a@company.example',
  topic: 'RTL',
  message: `Sent in minute ${minute}`,
});

test('a mail server that is away for an hour delays messages and loses none', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  const store = createStore(openDatabase(':memory:'), { pauseMs: PAUSE_MS });
  const isBackAt = Date.now() + 60 * MINUTE_MS;
  const arrived: { messageId: string; time: number }[] = [];
  const attempts: number[] = [];
  const wake = startDelivery(
    () =>
      deliveryRound(
        {
          store,
          from: 'inbox@company.example',
          to: 'owner@company.example',
          keepDays: 30,
          mailer: async ({ messageId }) => {
            attempts.push(Date.now());
            if (Date.now() < isBackAt) throw new Error('connect ECONNREFUSED');
            arrived.push({ messageId, time: Date.now() });
          },
        },
        50,
      ),
    PAUSE_MS,
  );

  for (let minute = 0; minute < 60; minute++) {
    await store.add(messageAt(minute), { hasKey: true });
    wake();
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
  }
  expect(arrived).toEqual([]);
  expect(await store.waiting()).toEqual({ count: 60, oldestMs: 60 * MINUTE_MS });
  // The server that cannot answer is not asked once for every message.
  expect(attempts.length).toBeLessThan(20);
  expect(errors.mock.calls.every(([line]) => !String(line).includes('Sent in minute'))).toBe(true);

  await vi.advanceTimersByTimeAsync(300 * MINUTE_MS);
  expect(await store.waiting()).toEqual({ count: 0, oldestMs: 0 });
  expect(new Set(arrived.map(({ messageId }) => messageId)).size).toBe(60);
  expect(arrived).toHaveLength(60);
  // All but the few that were tried, whose own pauses have grown, leave as soon as the server is asked again.
  const isSoon = ({ time }: { time: number }) => time - isBackAt <= 32 * MINUTE_MS;
  expect(arrived.filter(isSoon).length).toBeGreaterThan(40);
});

test('each round deletes what was delivered longer ago than messages are kept', async () => {
  const sql = openDatabase(':memory:');
  const store = createStore(sql, { pauseMs: PAUSE_MS });
  const [from, to] = ['inbox@company.example', 'owner@company.example'];
  const keptAfter = async (days: number) => {
    vi.setSystemTime(Date.now() + days * DAY_MS);
    await deliveryRound({ store, from, to, keepDays: 30, mailer: async () => {} }, 50);
    return (await sql('SELECT id FROM messages')).length;
  };
  await store.add(messageAt(0), { hasKey: true });
  expect([await keptAfter(0), await keptAfter(29), await keptAfter(2)]).toEqual([1, 1, 0]);
});

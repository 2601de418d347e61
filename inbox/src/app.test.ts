import { expect, test } from 'vitest';
import { createApp, type Inbox } from './app.ts';
import { openDatabase } from './sqlite.ts';
import { createStore } from './store.ts';

const inbox: Inbox = {
  store: createStore(openDatabase(':memory:'), { pauseMs: 1000 }),
  words: {},
  origins: [],
  email: 'mail@site.example',
  canMail: true,
  isAllowed: () => true,
  onStored: () => {},
  onRefused: () => {},
};

test('a monitor hears that messages are stored and not mailed where no mail server is set', async () => {
  const health = (canMail: boolean) =>
    createApp(() => ({ ...inbox, canMail })).request('/messages/health');
  expect((await health(true)).status).toBe(200);
  const without = await health(false);
  expect(without.status).toBe(503);
  expect(await without.json()).toEqual({ storing: true, mailing: false });
});

import { expect, test } from 'vitest';
import { mailOf } from './mail.ts';
import type { StoredMessage } from './message.ts';

const message: StoredMessage = {
  id: 'a1b2c3d4e5f60718293a4b5c6d7e8f90',
  received: Date.UTC(2026, 10, 18),
  language: 'en',
  suspicion: null,
  name: 'Ada',
  email: 'ada@engine.example',
  topic: 'T',
  message: 'M',
};
const mail = (change: Partial<StoredMessage> = {}) =>
  mailOf({ ...message, ...change }, 'website@site.example', 'owner@site.example');

test('every attempt has the same Message-ID and the same date', () => {
  expect(mail()).toEqual(mail());
  expect(mail().messageId).toBe(`<${message.id}@site.example>`);
  expect(mail().date.getTime()).toBe(message.received);
});

test.each([
  ['zoë@engine.example', undefined],
  ['ada@müller.example', 'ada@xn--mller-kva.example'],
  ['ada@例え.テスト', 'ada@xn--r8jz45g.xn--zckzah'],
  ['ada@1.2', 'ada@1.2'],
])('Reply-To is ASCII, or none: %s', (email, address) => {
  expect(mail({ email }).replyTo?.address).toBe(address);
});

test('a long name and a long topic are cut in headers, between characters, and whole in the text', () => {
  const long = '👩'.repeat(200);
  const { subject, replyTo, text } = mail({ name: long, topic: long });
  expect(subject).toBe(`${'👩'.repeat(120)}…`);
  expect(replyTo?.name.isWellFormed()).toBe(true);
  expect(text).toContain(`Name: ${long}\n`);
  expect(text).toContain(`Topic: ${long}\n`);
});

test('a suspicion is marked in a header and in the text, and only there', () => {
  const suspicion = 'a hidden field was filled';
  expect(mail({ suspicion }).headers['X-Suspicion']).toBe(suspicion);
  expect(mail({ suspicion }).text).toContain(suspicion);
  expect(mail({ suspicion }).subject).toBe(mail().subject);
  expect(mail().headers).not.toHaveProperty('X-Suspicion');
});

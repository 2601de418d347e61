import { expect, test, vi } from 'vitest';
import type { Message } from '../../src/lib/messageFields.ts';
import { idOf, messageIn, storedWords } from './message.ts';

/** A form with one more field, as README describes it. */
vi.mock('../../src/lib/messageFields.ts', async (original) => {
  const table = await original<typeof import('../../src/lib/messageFields.ts')>();
  const names = [...table.FIELDS, 'company'];
  return {
    ...table,
    FIELDS: names,
    fieldOf: (name: string) =>
      name === 'company' ? { inMail: 'signature' } : table.fieldOf(name as keyof Message),
    forEachField: (make: (name: string) => string) =>
      Object.fromEntries(names.map((name) => [name, make(name)])),
  };
});

const typed = { name: 'Ada', email: 'a@b.example', topic: 'T', message: 'one\r\ntwo' };

test('an optional field is read as one line, and stored below the text', () => {
  const message = messageIn({ ...typed, company: ' Engines\r\nLtd ' });
  expect(storedWords(message)).toEqual({
    name: 'Ada',
    email: 'a@b.example',
    topic: 'T',
    message: 'one\ntwo\n\ncompany: Engines Ltd',
  });
});

test('an optional field that was left empty leaves nothing', () => {
  expect(storedWords(messageIn(typed)).message).toBe('one\ntwo');
});

test('two messages that differ in an optional field alone are two messages', async () => {
  const of = (company: string) => idOf('k', messageIn({ ...typed, company }));
  expect(await of('Engines')).not.toBe(await of('Looms'));
});

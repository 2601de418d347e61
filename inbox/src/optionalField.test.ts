import { expect, test, vi } from 'vitest';
import { forEachField, type Message } from '../../src/lib/messageFields.ts';
import { failurePage } from './failurePage.ts';
import { idOf, messageIn, storedWords } from './message.ts';

/** A form with one more field, as docs/recipes.md describes it. */
vi.mock('../../src/lib/messageFields.ts', async (original) => {
  const table = await original<typeof import('../../src/lib/messageFields.ts')>();
  const names = [...table.FIELDS, 'extraField'];
  return {
    ...table,
    FIELDS: names,
    fieldOf: (name: string) =>
      name === 'extraField'
        ? { inMail: 'signature', options: ['Engines', 'Looms'] }
        : table.fieldOf(name as keyof Message),
    forEachField: (make: (name: string) => string) =>
      Object.fromEntries(names.map((name) => [name, make(name)])),
  };
});

const typed = { name: 'Ada', email: 'a@b.example', topic: 'T', message: 'one\r\ntwo' };

test('an optional field is read as one line, and stored below the text', () => {
  const message = messageIn({ ...typed, extraField: ' Engines\r\nLtd ' });
  expect(storedWords(message)).toEqual({
    name: 'Ada',
    email: 'a@b.example',
    topic: 'T',
    message: 'one\ntwo\n\nextraField: Engines Ltd',
  });
});

test('an optional field that was left empty leaves nothing', () => {
  expect(storedWords(messageIn(typed)).message).toBe('one\ntwo');
});

test('two messages that differ in an optional field alone are two messages', async () => {
  const of = (extraField: string) => idOf('k', messageIn({ ...typed, extraField }));
  expect(await of('Engines')).not.toBe(await of('Looms'));
});

test('the page after a failure shows the list with what was chosen, and posts in its language', async () => {
  const page = await failurePage({
    words: {
      lang: 'en',
      sentPage: '/',
      title: '',
      reasons: { fields: '', rate: '', storage: '', other: '' },
      fields: forEachField(() => ''),
      send: '',
      mail: '',
    },
    folder: 'de',
    reason: 'fields',
    message: messageIn({ ...typed, extraField: 'Looms' }),
    errors: {},
    email: 'mail@site.example',
  });
  expect(String(page)).toContain('name="language" value="de"');
  expect(String(page)).toContain(
    '<option></option><option>Engines</option><option selected>Looms</option></select>',
  );
});

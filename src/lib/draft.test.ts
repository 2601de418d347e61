import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import {
  DRAFT_KEY,
  readDraft,
  readOtherDraft,
  saveDraft,
  unseenTexts,
  withTexts,
} from './draft.ts';

/** A browser's storage, as far as a draft needs it. */
function store(kept?: string, setItem?: () => never) {
  const items = new Map<string, string>(kept === undefined ? [] : [[DRAFT_KEY, kept]]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: setItem ?? ((key: string, text: string) => void items.set(key, text)),
    removeItem: (key: string) => void items.delete(key),
  });
  return items;
}

const forbidden = () => {
  throw new DOMException('denied', 'SecurityError');
};

test('a draft comes back as it was kept [C8]', () => {
  const text = fc.string({ minLength: 1 });
  const fields = fc.record(
    { name: text, email: text, topic: text, message: text },
    { requiredKeys: ['message'] },
  );
  fc.assert(
    fc.property(fields, fields, (draft, other) => {
      store();
      expect(saveDraft(draft, other)).toBe(true);
      expect(readDraft()).toEqual({ ...draft });
      expect(readOtherDraft()).toEqual({ ...other });
    }),
  );
});

test('saving one draft leaves the other as it is, until the visitor deletes it [C8]', () => {
  const items = store('{"name":"A","other":{"name":"B"}}');
  saveDraft({ name: '' });
  expect([readDraft(), readOtherDraft()]).toEqual([{}, { name: 'B' }]);
  saveDraft({}, {});
  expect(items.size).toBe(0);
});

test.each(['["a","b"]', '{"company":"x"}', '{"other":"x"}', '{"other":null}'])(
  'what is no field of the form is no draft, and goes with the next one: %s [C8]',
  (stored) => {
    const items = store(stored);
    expect([readDraft(), readOtherDraft()]).toEqual([{}, {}]);
    saveDraft(readDraft());
    expect(items.size).toBe(0);
  },
);

test('an empty form leaves no draft behind [C8]', () => {
  const items = store('{"name":"A"}');
  saveDraft({ name: '', message: '' });
  expect(items.size).toBe(0);
});

test('whatever stands in its place is read as texts or as nothing [C8]', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (garbage) => {
      store(garbage);
      expect(
        Object.values(readDraft()).every((text) => typeof text === 'string' && text !== ''),
      ).toBe(true);
    }),
  );
  for (const garbage of ['null', '7', '"text"', '{', '{"name":1,"topic":null}', '']) {
    store(garbage);
    expect(readDraft()).toEqual({});
  }
});

test('a storage that is forbidden or full takes no draft and is not a failure [C8]', () => {
  store('{"name":"A"}', forbidden);
  expect(saveDraft({ name: 'AB' })).toBe(false);
  expect(readDraft()).toEqual({ name: 'A' });
  Object.defineProperty(globalThis, 'localStorage', { get: forbidden, configurable: true });
  expect(readDraft()).toEqual({});
  expect(saveDraft({ name: 'A' })).toBe(false);
  expect(saveDraft({})).toBe(false);
});

test('of two texts for one line the other draft keeps the newer one, of two long ones both [C8]', () => {
  const older = { name: 'Anna', message: 'One' };
  expect(withTexts(older, { name: 'Bob', message: 'Two' })).toEqual({
    name: 'Bob',
    message: 'One\n\nTwo',
  });
  expect(withTexts(older, { name: '', message: 'One' })).toEqual(older);
});

test('only a stored text that the form has shown, or that still stands in it, may be overwritten [C8]', () => {
  store('{"name":"A","topic":"T","message":"Theirs"}');
  const values = { name: 'B', topic: 'T2', message: 'Mine' };
  expect(unseenTexts(values, { name: 'A' })).toEqual({ message: 'Theirs' });
  expect(unseenTexts({ name: 'B' }, {})).toEqual({ name: 'A' });
});

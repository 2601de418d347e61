import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { DRAFT_KEY, readDraft, readOtherDraft, saveDraft } from './draft.ts';

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
  expect(saveDraft({ name: '' })).toBe(false);
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
  expect(saveDraft({ name: '', message: '' })).toBe(false);
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

test('a storage that is forbidden or full is not a failure, and no draft is claimed [C8]', () => {
  store('{"name":"A"}', forbidden);
  expect(saveDraft({ name: 'AB' })).toBe(false);
  expect(readDraft()).toEqual({ name: 'A' });
  Object.defineProperty(globalThis, 'localStorage', { get: forbidden, configurable: true });
  expect(readDraft()).toEqual({});
  expect(saveDraft({ name: 'A' })).toBe(false);
  expect(saveDraft({})).toBe(false);
});

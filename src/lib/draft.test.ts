import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DRAFT_KEY, readDraft, saveDraft } from './draft.ts';

/** A browser's storage, as far as a draft needs it. */
function storage(kept?: string) {
  const items = new Map<string, string>(kept === undefined ? [] : [[DRAFT_KEY, kept]]);
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => void items.set(key, text),
    removeItem: (key: string) => void items.delete(key),
  };
}

const forbidden = () => {
  throw new DOMException('denied', 'SecurityError');
};

test('a draft comes back as it was kept [C8]', () => {
  const fields = fc.dictionary(fc.string({ minLength: 1 }), fc.string({ minLength: 1 }), {
    minKeys: 1,
  });
  fc.assert(
    fc.property(fields, (draft) => {
      const store = storage();
      expect(saveDraft(() => store, draft)).toBe(true);
      expect(readDraft(() => store)).toEqual({ ...draft });
    }),
  );
});

test('an empty form leaves no draft behind [C8]', () => {
  const store = storage('{"name":"A"}');
  expect(saveDraft(() => store, { name: '', message: '' })).toBe(false);
  expect(store.items.size).toBe(0);
});

test('whatever stands in its place is read as texts or as nothing [C8]', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (garbage) => {
      const draft = readDraft(() => storage(garbage));
      expect(Object.values(draft).every((text) => typeof text === 'string' && text !== '')).toBe(
        true,
      );
    }),
  );
  for (const garbage of ['null', '7', '"text"', '{', '{"name":1,"topic":null}', '']) {
    expect(readDraft(() => storage(garbage))).toEqual({});
  }
});

test('a storage that is forbidden or full is not a failure, and no draft is claimed [C8]', () => {
  const full = { ...storage('{"name":"A"}'), setItem: forbidden };
  expect(readDraft(forbidden)).toEqual({});
  expect(saveDraft(forbidden, { name: 'A' })).toBe(false);
  expect(saveDraft(forbidden, {})).toBe(false);
  expect(saveDraft(() => full, { name: 'AB' })).toBe(false);
  expect(readDraft(() => full)).toEqual({ name: 'A' });
});

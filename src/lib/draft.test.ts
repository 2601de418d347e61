import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { bothDrafts, DRAFT_KEY, readDraft, saveDraft } from './draft.ts';

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

const text = fc.string({ minLength: 1 });
const draft = fc.record(
  { name: text, email: text, topic: text, message: text },
  { requiredKeys: [] },
);

test('a draft comes back as it was kept [C8]', () => {
  fc.assert(
    fc.property(draft, (kept) => {
      store();
      expect(saveDraft(kept)).toBe(true);
      expect(readDraft()).toEqual({ ...kept });
    }),
  );
});

test('of two drafts none is lost: what finds no place in its field stands in the message [C8]', () => {
  fc.assert(
    fc.property(draft, draft, (older, newer) => {
      const both = bothDrafts(older, newer);
      const all = Object.values(both).join('\n');
      for (const words of [...Object.values(older), ...Object.values(newer)])
        expect(all).toContain(words);
      expect(bothDrafts(both, newer)).toEqual(both);
    }),
  );
  const older = { name: 'Anna', topic: 'T', message: 'One' };
  expect(bothDrafts(older, { name: 'Bob', message: 'Two' })).toEqual({
    name: 'Bob',
    topic: 'T',
    message: 'Anna\n\nOne\n\nTwo',
  });
});

test('of two drafts of which one goes on where the other ends the longer one is kept, once [C8]', () => {
  const [begun, longer] = [{ message: 'One' }, { message: 'One and two' }];
  expect(bothDrafts(begun, longer)).toEqual(longer);
  expect(bothDrafts(longer, begun)).toEqual(longer);
});

test('of what an older version stored twice none is lost either [C8]', () => {
  store('{"name":"A","message":"Two","other":{"message":"One"}}');
  expect(readDraft()).toEqual({ name: 'A', message: 'One\n\nTwo' });
});

test.each(['["a","b"]', '{"company":"x"}', '{"other":"x"}', '{"other":null}'])(
  'what is no field of the form is no draft, and goes with the next one: %s [C8]',
  (stored) => {
    const items = store(stored);
    expect(readDraft()).toEqual({});
    saveDraft({});
    expect(items.size).toBe(0);
  },
);

test('an empty form leaves no draft behind [C8]', () => {
  const items = store('{"name":"A"}');
  saveDraft({});
  expect(items.size).toBe(0);
});

test('whatever stands in its place is read as texts or as nothing [C8]', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (garbage) => {
      store(garbage);
      expect(
        Object.values(readDraft() ?? {}).every((text) => typeof text === 'string' && text !== ''),
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
  expect(readDraft()).toBeNull();
  expect(saveDraft({ name: 'A' })).toBe(false);
  expect(saveDraft({})).toBe(false);
});

test('a draft that cannot be read is not written over [C8]', () => {
  const items = store('{"name":"A"}');
  vi.stubGlobal('localStorage', { ...localStorage, getItem: forbidden });
  expect(saveDraft({ name: 'B' })).toBe(false);
  expect(saveDraft({})).toBe(false);
  expect([...items.values()]).toEqual(['{"name":"A"}']);
});

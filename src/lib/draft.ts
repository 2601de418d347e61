import { FIELDS, type FieldName } from './messageFields.ts';
import type { StorageKey } from './storageKeys.ts';
import { isObject, readStored, store } from './stored.ts';

export const DRAFT_KEY: StorageKey = 'contact-draft';

/** Texts by the name of their field, none of them empty. */
export type Draft = Partial<Record<FieldName, string>>;

/** The fields of the form; all else that older versions or other scripts may have stored is no draft. */
export function draftIn(texts: Readonly<Record<string, unknown>>): Draft {
  const draft: Draft = {};
  for (const field of FIELDS) {
    const text = texts[field];
    if (typeof text === 'string' && text !== '') draft[field] = text;
  }
  return draft;
}

/**
 * Both drafts in one. A field takes the newer text; an older one that is not part of it goes above the message, so that
 * nothing is lost.
 */
export function bothDrafts(older: Draft, newer: Draft): Draft {
  const both = { ...older, ...newer };
  const above: string[] = [];
  for (const field of FIELDS) {
    const [old = '', text = ''] = [older[field], both[field]];
    if (old.includes(text)) both[field] = old;
    else if (!text.includes(old)) above.push(old);
  }
  return draftIn({ ...both, message: [...above, both.message].filter(Boolean).join('\n\n') });
}

/** What is stored, and null where that cannot be read. Older versions kept a second text for a field beside the first. */
export function readDraft(): Draft | null {
  const stored = readStored(DRAFT_KEY);
  if (!stored) return null;
  const { other } = stored;
  return isObject(other) ? bothDrafts(draftIn(other), draftIn(stored)) : draftIn(stored);
}

export const isEmptyDraft = (draft: Draft) => Object.keys(draft).length === 0;

export const isSameDraft = (one: Draft, other: Draft) =>
  FIELDS.every((field) => one[field] === other[field]);

/**
 * Stores the draft, or removes it if it is empty. Returns whether storage took it: it may be forbidden or full, and one
 * that cannot be read is not written over.
 */
export const saveDraft = (draft: Draft): boolean =>
  readStored(DRAFT_KEY) !== null && store(DRAFT_KEY, isEmptyDraft(draft) ? null : draft);

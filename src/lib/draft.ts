import { FIELDS, type FieldName } from './messageFields.ts';
import type { StorageKey } from './storageKeys.ts';

export const DRAFT_KEY: StorageKey = 'contact-draft';

/** Texts by the name of their field, none of them empty. */
export type Draft = Partial<Record<FieldName, string>>;

/** The fields of the form; all else that older versions or other scripts may have stored is no draft. */
function draftIn(stored: object): Draft {
  const texts = new Map(Object.entries(stored));
  return Object.fromEntries(
    FIELDS.map((field) => [field, texts.get(field)] as const).filter(
      ([, text]) => typeof text === 'string' && text !== '',
    ),
  );
}

/** What is stored; anything unreadable counts as nothing, and so does a storage that is forbidden. */
function readStored(): object {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(DRAFT_KEY) ?? '{}');
    return stored !== null && typeof stored === 'object' ? stored : {};
  } catch {
    return {};
  }
}

export const readDraft = (): Draft => draftIn(readStored());

/** Texts that were stored for fields in which others were typed, until the visitor chooses between them. */
export function readOtherDraft(): Draft {
  const stored = readStored();
  return 'other' in stored && stored.other !== null && typeof stored.other === 'object'
    ? draftIn(stored.other)
    : {};
}

export const isEmptyDraft = (draft: Draft) => Object.values(draft).every((text) => text === '');

/** Saves both drafts, or removes them if both are empty. Returns whether the first is stored now. */
export function saveDraft(draft: Draft, other: Draft = readOtherDraft()): boolean {
  try {
    if (isEmptyDraft(draft) && isEmptyDraft(other)) localStorage.removeItem(DRAFT_KEY);
    else if (isEmptyDraft(other)) localStorage.setItem(DRAFT_KEY, JSON.stringify(draft));
    else localStorage.setItem(DRAFT_KEY, JSON.stringify({ ...draft, other }));
    return !isEmptyDraft(draft);
  } catch {
    return false;
  }
}

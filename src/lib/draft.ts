import { FIELDS, type FieldName, fieldOf } from './messageFields.ts';
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

/** Saves both drafts, or removes them if both are empty. Returns whether storage took them: it may be forbidden or full. */
export function saveDraft(draft: Draft, other: Draft = readOtherDraft()): boolean {
  try {
    if (isEmptyDraft(draft) && isEmptyDraft(other)) localStorage.removeItem(DRAFT_KEY);
    else if (isEmptyDraft(other)) localStorage.setItem(DRAFT_KEY, JSON.stringify(draft));
    else localStorage.setItem(DRAFT_KEY, JSON.stringify({ ...draft, other }));
    return true;
  } catch {
    return false;
  }
}

/** The other draft with these texts as well. One line has no room for two texts: it keeps the newer one. */
export function withTexts(other: Draft, texts: Draft): Draft {
  const all = { ...other };
  for (const field of FIELDS) {
    const older = other[field];
    const newer = texts[field];
    if (!newer || newer === older) continue;
    all[field] = older && fieldOf(field).rows ? `${older}\n\n${newer}` : newer;
  }
  return all;
}

/** Stored texts in whose place `values` shall be saved, but which are not what the form has shown: another tab's. */
export function unseenTexts(values: Draft, shown: Draft): Draft {
  const unseen: Draft = {};
  for (const [field, text] of Object.entries(readDraft()) as [FieldName, string][])
    if (text !== shown[field] && values[field]?.includes(text) === false) unseen[field] = text;
  return unseen;
}

import type { StorageKey } from './storageKeys.ts';

export const DRAFT_KEY: StorageKey = 'contact-draft';

/** Texts by the name of their field. */
type Draft = Record<string, string>;

/** The stored draft; anything unreadable counts as none, and so does a storage that is forbidden. */
export function readDraft(): Draft {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(DRAFT_KEY) ?? '{}');
    if (stored === null || typeof stored !== 'object') return {};
    return Object.fromEntries(
      Object.entries(stored).filter(([, text]) => typeof text === 'string' && text !== ''),
    );
  } catch {
    return {};
  }
}

export const isEmptyDraft = (draft: Draft) => Object.values(draft).every((text) => text === '');

/** Saves the draft, or removes an empty one. Returns whether one is stored now. */
export function saveDraft(draft: Draft): boolean {
  const isEmpty = isEmptyDraft(draft);
  try {
    if (isEmpty) localStorage.removeItem(DRAFT_KEY);
    else localStorage.setItem(DRAFT_KEY, JSON.stringify(draft));
    return !isEmpty;
  } catch {
    return false;
  }
}

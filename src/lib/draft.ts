import type { StorageKey } from './storageKeys.ts';

export const DRAFT_KEY: StorageKey = 'contact-draft';

/** Texts by the name of their field. */
type Draft = Record<string, string>;

/** A function, because even reading `localStorage` throws where storage is forbidden. */
type OpenStorage = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The stored draft; anything unreadable counts as none. */
export function readDraft(open: OpenStorage): Draft {
  try {
    const stored: unknown = JSON.parse(open().getItem(DRAFT_KEY) ?? '{}');
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
export function saveDraft(open: OpenStorage, draft: Draft): boolean {
  const isEmpty = isEmptyDraft(draft);
  try {
    if (isEmpty) open().removeItem(DRAFT_KEY);
    else open().setItem(DRAFT_KEY, JSON.stringify(draft));
    return !isEmpty;
  } catch {
    return false;
  }
}

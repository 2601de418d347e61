import type { KeptKey } from './kept.ts';

export const DRAFT_KEY: KeptKey = 'contact-draft';

/** What was typed, by the name of its field. */
export type Draft = Record<string, string>;

/** Asking for the storage may itself throw: it is forbidden in some browsers. */
export type OpenStorage = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The draft as far as it can be read; anything else in its place counts as none. */
export function readDraft(open: OpenStorage): Draft {
  try {
    const kept: unknown = JSON.parse(open().getItem(DRAFT_KEY) ?? '{}');
    if (kept === null || typeof kept !== 'object') return {};
    return Object.fromEntries(
      Object.entries(kept).filter(([, text]) => typeof text === 'string' && text !== ''),
    );
  } catch {
    return {};
  }
}

export const isEmptyDraft = (draft: Draft) => Object.values(draft).every((text) => text === '');

/** Keeps the draft, or removes it when nothing is left of it; says whether one is kept now. */
export function keepDraft(open: OpenStorage, draft: Draft): boolean {
  const isEmpty = isEmptyDraft(draft);
  try {
    if (isEmpty) open().removeItem(DRAFT_KEY);
    else open().setItem(DRAFT_KEY, JSON.stringify(draft));
    return !isEmpty;
  } catch {
    return false;
  }
}

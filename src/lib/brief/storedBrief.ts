import type { StorageKey } from '../storageKeys.ts';
import { type Brief, EMPTY_BRIEF, type Entry } from './brief.ts';

export const BRIEF_KEY: StorageKey = 'contact-brief';

/** Sent to the window when the brief was stored: browsers tell other tabs only. briefCount.ts spells it, too. */
const SAVED_EVENT = 'briefsaved';

const isObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

function entryIn(stored: unknown): Entry | undefined {
  if (!isObject(stored)) return undefined;
  const { label, text, line, isEdited, isLeftOut } = stored;
  if (typeof label !== 'string' || typeof text !== 'string') return undefined;
  return {
    label,
    text,
    ...(typeof line === 'string' && { line }),
    ...(isEdited === true && { isEdited }),
    ...(isLeftOut === true && { isLeftOut }),
  };
}

/** What is stored; anything unreadable counts as nothing, and so does a storage that is forbidden. */
export function readBrief(): Brief {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(BRIEF_KEY) ?? '{}');
    if (!isObject(stored)) return EMPTY_BRIEF;
    const { service, topic, isWorded, entries } = stored;
    const read = Object.entries(isObject(entries) ? entries : {}).flatMap(([key, value]) => {
      const entry = entryIn(value);
      return entry ? [[key, entry] as const] : [];
    });
    return {
      ...(typeof service === 'string' && { service }),
      ...(typeof topic === 'string' && { topic }),
      ...(isWorded === true && { isWorded }),
      entries: Object.fromEntries(read),
    };
  } catch {
    return EMPTY_BRIEF;
  }
}

/** Returns whether it is stored now: storage may be forbidden or full. */
export function saveBrief(brief: Brief): boolean {
  const isEmpty = brief.service === undefined && Object.keys(brief.entries).length === 0;
  try {
    if (isEmpty) localStorage.removeItem(BRIEF_KEY);
    else localStorage.setItem(BRIEF_KEY, JSON.stringify(brief));
  } catch {
    return false;
  }
  dispatchEvent(new Event(SAVED_EVENT));
  return true;
}

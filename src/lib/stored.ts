import type { StorageKey } from './storageKeys.ts';

export const isObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/**
 * The object that is stored under a key, `{}` where there is none or something else. Null where storage cannot be read:
 * nobody may take that for an empty one and write over it.
 */
export function readStored(key: StorageKey): Readonly<Record<string, unknown>> | null {
  let stored: string | null;
  try {
    stored = localStorage.getItem(key);
  } catch {
    return null;
  }
  try {
    const value: unknown = JSON.parse(stored ?? '{}');
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}

/** Stores an object, or removes it. Returns whether storage took it: it may be forbidden or full. */
export function store(key: StorageKey, value: object | null): boolean {
  try {
    if (value) localStorage.setItem(key, JSON.stringify(value));
    else localStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}

import type { StorageKey } from '../../../lib/storageKeys.ts';

const STORED_AS: StorageKey = 'contact-key';

/**
 * The key of the message that is being written: made at the first Send and kept with the draft, so that a post that
 * is repeated after a reload stores nothing new. Empty without HTTPS, where browsers make no random id, and where
 * storage is forbidden; the same words within ten minutes are then one message.
 */
export function messageKey(): string {
  try {
    const key = localStorage.getItem(STORED_AS) ?? crypto.randomUUID?.() ?? '';
    if (key) localStorage.setItem(STORED_AS, key);
    return key;
  } catch {
    return '';
  }
}

/** With the draft: the next message gets another key. */
export function forgetMessageKey(): void {
  try {
    localStorage.removeItem(STORED_AS);
  } catch {
    // Storage is forbidden: no key was stored.
  }
}

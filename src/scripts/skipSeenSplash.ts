import type { StorageKey } from '../lib/storageKeys.ts';

/**
 * With the setting "once" the splash is shown once a visit. index.astro writes the text of this function
 * into the page before the splash, so it must not use anything outside itself.
 */
export function skipSeenSplash(root: { dataset: Record<string, string | undefined> }) {
  const key: StorageKey = 'splash';
  try {
    if (sessionStorage.getItem(key)) root.dataset.seen = 'splash';
    else sessionStorage.setItem(key, 'seen');
  } catch {
    // Storage is forbidden: every view counts as the first.
  }
}

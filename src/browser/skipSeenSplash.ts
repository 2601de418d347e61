import type { KeptKey } from '../lib/kept.ts';

/**
 * With the setting "once" the splash shows once a visit. Runs inline before the splash is parsed, so it
 * must stand alone: its text is written into the page.
 */
export function skipSeenSplash(root: { dataset: Record<string, string | undefined> }) {
  const key: KeptKey = 'splash';
  try {
    if (sessionStorage.getItem(key)) root.dataset.splash = 'seen';
    else sessionStorage.setItem(key, 'seen');
  } catch {
    // Storage may be forbidden: then every view is the first.
  }
}

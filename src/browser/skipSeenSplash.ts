/**
 * With the setting "once" the splash shows once a visit. Runs inline before the splash is parsed, so it
 * must stand alone: its text is written into the page.
 */
export function skipSeenSplash(root: { dataset: Record<string, string | undefined> }) {
  try {
    if (sessionStorage.getItem('splash')) root.dataset.splash = 'seen';
    else sessionStorage.setItem('splash', 'seen');
  } catch {
    // Storage may be forbidden: then every view is the first.
  }
}

import type { StorageKey } from '../lib/storageKeys.ts';

/**
 * Puts the stored draft into the plain form, so that nobody types into an empty one while React is on its way, and stores
 * what is typed until React does. A stored text that this form has not shown is never overwritten: it was typed in another
 * tab, or the visitor was faster than this script. Then useDraft.ts keeps both.
 */
export function keepDraft(id: string): void {
  const key: StorageKey = 'contact-draft';
  const read = () => JSON.parse(localStorage.getItem(key) ?? '{}') ?? {};
  const shown: Record<string, string> = {};

  try {
    const stored = read();
    const form = document.getElementById(id) as HTMLFormElement;
    for (const control of form.elements as unknown as Iterable<HTMLInputElement>) {
      const text = stored[control.name];
      if (!text || typeof text !== 'string') continue;
      control.value ||= text;
      if (control.value === text) shown[control.name] = text;
    }
  } catch {
    // Storage is forbidden, or holds something else: there is no draft.
  }

  // Not on the form itself: if React fails, PlainFallback puts another one in its place.
  document.addEventListener('input', ({ target }) => {
    const { form, name, value } = target as HTMLInputElement;
    if (form?.id !== id) return;
    const isReactThere = form.noValidate;
    try {
      const stored = read();
      const isShown = (stored[name] ?? '') === (shown[name] ?? '');
      if (isShown && !isReactThere)
        localStorage.setItem(key, JSON.stringify({ ...stored, [name]: value }));
      if (isShown || isReactThere) shown[name] = value;
    } catch {
      // Storage is forbidden or full: the browser keeps what is typed as long as the page is open.
    }
  });
}

import type { StorageKey } from '../lib/storageKeys.ts';

/**
 * Puts the stored draft into the plain form before anyone can type, and stores what is typed there while React is not in
 * charge: `noValidate` says that it is. A text of another tab, which this form has never shown, is not overwritten:
 * useDraft.ts keeps both. contact.astro writes the text of this function into the page after the form, so it must not
 * use anything outside itself. It listens to the document, because PlainFallback may replace the form.
 */
export function keepDraft(id: string) {
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
  document.addEventListener('input', ({ target }) => {
    const { form, name, value } = target as HTMLInputElement;
    if (form?.id !== id) return;
    try {
      const stored = read();
      const isShown = (stored[name] ?? '') === (shown[name] ?? '');
      if (!form.noValidate && isShown)
        localStorage.setItem(key, JSON.stringify({ ...stored, [name]: value }));
      if (form.noValidate || isShown) shown[name] = value;
    } catch {
      // Storage is forbidden or full: the browser keeps what is typed as long as the page is open.
    }
  });
}

export type TextControl = HTMLInputElement | HTMLTextAreaElement;

export const controlIn = (form: HTMLFormElement | null, name: string) =>
  (form?.elements.namedItem(name) ?? null) as TextControl | null;

/** What a visitor has done so far in a part of the page. Forms keep their values when they are removed. */
export interface Typed {
  root: HTMLElement;
  forms: readonly HTMLFormElement[];
  focused: Element | null;
}

const formsIn = (root: HTMLElement) => [...document.forms].filter((form) => root.contains(form));

export function readTyped(root: HTMLElement): Typed {
  const { activeElement } = document;
  const focused = root.contains(activeElement) ? activeElement : null;
  return { root, forms: formsIn(root), focused };
}

function copyValues(from: HTMLFormElement, to: HTMLFormElement): void {
  for (const [name, value] of new FormData(from)) {
    const control = controlIn(to, name);
    if (control) control.value = String(value);
  }
}

/** Brings values, focus and selection over into the element that has taken the place of the old one. */
export function restoreTyped({ root, forms, focused }: Typed, now: HTMLElement): void {
  for (const [index, form] of formsIn(now).entries()) {
    const before = forms[index];
    if (before) copyValues(before, form);
  }
  if (!focused) return;
  const index = [...root.getElementsByTagName(focused.tagName)].indexOf(focused);
  const target = now.getElementsByTagName(focused.tagName)[index] as TextControl | undefined;
  target?.focus({ preventScroll: true });
  // Only text fields have a selection; that of an email field is null and cannot be set.
  const { selectionStart, selectionEnd } = focused as TextControl;
  if (typeof selectionStart === 'number') target?.setSelectionRange(selectionStart, selectionEnd);
}

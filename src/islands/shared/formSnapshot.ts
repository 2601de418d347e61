import { controlIn, type TextControl } from '../../lib/formControls.ts';

export const submitButtonIn = (form: HTMLFormElement | null) =>
  [...(form?.elements ?? [])].find(
    (control): control is HTMLButtonElement =>
      control instanceof HTMLButtonElement && control.type === 'submit',
  ) ?? null;

/** Forms and focus in an element. A form that is removed from the page keeps its values. */
export interface FormSnapshot {
  root: HTMLElement;
  forms: readonly HTMLFormElement[];
  focused: Element | null;
}

const formsIn = (root: HTMLElement) => [...document.forms].filter((form) => root.contains(form));

export function takeSnapshot(root: HTMLElement): FormSnapshot {
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

/** Scripts listen to the static HTML in Astro's slots, so its very elements go over. React renders nothing in them. */
function moveSlots(from: HTMLElement, to: HTMLElement): void {
  const before = [...from.getElementsByTagName('astro-slot')];
  for (const [index, slot] of [...to.getElementsByTagName('astro-slot')].entries())
    if (before[index]) slot.replaceChildren(...before[index].childNodes);
}

/** Values, focus and selection go over into the element that replaced the old one. */
export function restoreSnapshot({ root, forms, focused }: FormSnapshot, now: HTMLElement): void {
  const focusIndex = focused
    ? [...root.getElementsByTagName(focused.tagName)].indexOf(focused)
    : -1;
  moveSlots(root, now);
  for (const [index, form] of formsIn(now).entries()) {
    const before = forms[index];
    if (before) copyValues(before, form);
  }
  if (!focused) return;
  const target = now.getElementsByTagName(focused.tagName)[focusIndex] as TextControl | undefined;
  target?.focus({ preventScroll: true });
  // Only text fields have a selection; that of an email field is null and cannot be set.
  const { selectionStart, selectionEnd } = focused as TextControl;
  if (typeof selectionStart === 'number') target?.setSelectionRange(selectionStart, selectionEnd);
}

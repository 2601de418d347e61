import type { TextControl } from '../../shared/formSnapshot.ts';

/** Replaces the text of a field; caret and selection stay at the words where they were. */
export function setText(control: TextControl, text: string): void {
  const { value: before, selectionStart, selectionEnd } = control;
  control.value = text;
  // In Safari a selection would move the focus into the field.
  if (document.activeElement !== control || selectionStart === null || selectionEnd === null)
    return;
  const differs = [...before].findIndex((sign, index) => sign !== [...text][index]);
  const same = differs < 0 ? before.length : [...before].slice(0, differs).join('').length;
  const moved = (at: number) =>
    at <= same ? at : Math.max(same, at + text.length - before.length);
  control.setSelectionRange(moved(selectionStart), moved(selectionEnd));
}

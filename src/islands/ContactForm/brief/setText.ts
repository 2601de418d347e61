import type { TextControl } from '../../../lib/formControls.ts';

/** Replaces the text of a field; caret and selection stay at the words where they were. */
export function setText(control: TextControl, text: string): void {
  const { value: before, selectionStart, selectionEnd } = control;
  control.value = text;
  // In Safari a selection would move the focus into the field.
  if (document.activeElement !== control || selectionStart === null || selectionEnd === null)
    return;
  // Whole characters: a caret within an emoji would tear it.
  const characters = [...before];
  const newCharacters = [...text];
  const differs = characters.findIndex((character, index) => character !== newCharacters[index]);
  const same = differs < 0 ? before.length : characters.slice(0, differs).join('').length;
  const moved = (at: number) =>
    at <= same ? at : Math.max(same, at + text.length - before.length);
  control.setSelectionRange(moved(selectionStart), moved(selectionEnd));
}

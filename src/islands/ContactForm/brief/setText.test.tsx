import { afterEach, expect, test, vi } from 'vitest';
import { setText } from './setText.ts';

afterEach(() => {
  document.body.replaceChildren();
});

/** A field in which somebody writes, with the caret after as many characters. */
function writing(text: string, caret: number) {
  const field = document.body.appendChild(document.createElement('textarea'));
  field.value = text;
  field.focus();
  field.setSelectionRange(caret, caret);
  return field;
}

test.each([
  { what: 'before the line', caret: 3, after: 3 },
  { what: 'behind the line', caret: 8, after: 19 },
])('the caret stays at its words, $what that comes in', ({ caret, after }) => {
  const field = writing('One\nfour', caret);
  setText(field, 'One\nTwo: three\nfour');
  expect([field.selectionStart, field.selectionEnd]).toEqual([after, after]);
});

test('the caret never lands within an emoji', () => {
  const field = writing('😀abc', 3);
  setText(field, '😁');
  expect(field.selectionStart).toBe(0);
});

test('a long message is read as often as a short one, so that typing in it stays fluent', () => {
  const readings = (length: number) => {
    const before = 'a'.repeat(length);
    const field = writing(before, length);
    const read = vi.spyOn(String.prototype, Symbol.iterator);
    setText(field, `${before}\nSymptom: lost`);
    const count = read.mock.calls.length;
    read.mockRestore();
    return count;
  };
  expect(readings(200)).toBe(readings(2));
});

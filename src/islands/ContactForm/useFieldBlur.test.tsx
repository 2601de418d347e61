import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useFieldBlur } from './useFieldBlur.ts';

const onLeft = vi.fn();

function Form() {
  const { onBlur } = useFieldBlur(onLeft);
  return <input aria-label="Name" onBlur={onBlur} />;
}

afterEach(() => {
  cleanup();
  onLeft.mockReset();
});

test('a field is left when the focus goes elsewhere, and not when another window comes to the front', () => {
  render(<Form />);
  const field = screen.getByRole('textbox');
  field.focus();
  fireEvent.focusOut(field); // of the window: the field stays the active element
  expect(onLeft).not.toHaveBeenCalled();
  field.blur();
  expect(onLeft).toHaveBeenCalledExactlyOnceWith(field);
});

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { usePointer } from './usePointer.ts';

const dispatch = vi.fn();

function List() {
  const { propsOf } = usePointer(dispatch, null, useRef(null));
  return (
    <>
      <button type="button" {...propsOf('group', 'chips')}>
        Chips
      </button>
      <button type="button" {...propsOf('group', 'code')}>
        Code
      </button>
    </>
  );
}

afterEach(() => {
  cleanup();
  dispatch.mockReset();
});

const over = (name: string, clientX: number) =>
  fireEvent.pointerOver(screen.getByRole('button', { name }), {
    pointerType: 'mouse',
    clientX,
    clientY: 10,
  });

test('a list that is scrolled under a resting mouse opens no other group', () => {
  render(<List />);
  over('Chips', 10);
  over('Code', 10);
  expect(dispatch).toHaveBeenCalledTimes(1);
  over('Code', 11);
  expect(dispatch).toHaveBeenLastCalledWith({
    type: 'hover',
    target: { place: 'group', group: 'code' },
  });
});

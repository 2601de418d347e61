import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Field } from './Field.tsx';

afterEach(cleanup);

test('a field with options is a list that begins with none of them, in the visitor’s words', () => {
  const onInput = vi.fn();
  render(
    <Field
      id="country"
      name="country"
      label="Land"
      options={['Germany', 'Japan']}
      optionWords={{ Germany: 'Deutschland' }}
      onInput={onInput}
      onBlur={() => {}}
    />,
  );
  const list = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Land' });
  expect([...list.options].map(({ value, text }) => [value, text])).toEqual([
    ['', ''],
    ['Germany', 'Deutschland'],
    ['Japan', 'Japan'],
  ]);
  expect([list.value, list.required]).toEqual(['', false]);
});

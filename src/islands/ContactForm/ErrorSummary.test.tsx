import { cleanup, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, expect, test } from 'vitest';
import { ErrorSummary } from './ErrorSummary.tsx';

afterEach(cleanup);

test('more wrong fields than headings never read as if all were fixed [C7]', () => {
  const item = { id: 'field', error: 'Enter a value', isFixed: false } as const;
  render(
    <ErrorSummary
      ref={createRef()}
      isQuiet={false}
      id="summary"
      titles={['One field is missing']}
      fixed="All fields are fine now"
      items={[
        { ...item, field: 'name' },
        { ...item, field: 'topic' },
      ]}
      onPick={() => {}}
    />,
  );
  expect(screen.getByRole('heading').textContent).toBe('One field is missing');
});

import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { LogRule } from './LogRule.tsx';

afterEach(cleanup);

test.each([
  ['both ends', { from: -6, to: 0 }, ['start', null, 'end']],
  ['neither end', { from: -7, to: 1 }, [null, null, null]],
])('lengths at %s of the rule stay within it', (_, rule, anchors) => {
  const { container } = render(<LogRule rule={rule} locale="en-GB" />);
  const names = [...container.querySelectorAll('text')];
  expect(names.map((name) => name.getAttribute('text-anchor'))).toEqual(anchors);
});

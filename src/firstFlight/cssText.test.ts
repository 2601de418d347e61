import { expect, test } from 'vitest';
import { declarations, selectors } from './cssText.ts';

test('selectors are divided at commas that stand in no bracket', () => {
  expect(selectors(':is(a,b) c,d[x="1,2"],e')).toEqual([':is(a,b) c', 'd[x="1,2"]', 'e']);
});

test('declarations are divided at semicolons that stand in no bracket and no quotes', () => {
  expect(declarations(`a:url(x;y);b:"(;";c:';"';@starting-style{d:1;e:2}`)).toEqual([
    'a:url(x;y)',
    'b:"(;"',
    `c:';"'`,
    '@starting-style{d:1;e:2}',
  ]);
});

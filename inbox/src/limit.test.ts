import { expect, test } from 'vitest';
import { createLimit, networkOf } from './limit.ts';

test('IPv6 addresses count by their /64', () => {
  expect(networkOf('2001:db8::1')).toBe(networkOf('2001:db8::ffff:2'));
  expect(networkOf('2001:db8:0:0:1:2:3:4')).toBe('2001:db8:0:0');
  expect(networkOf('2001:db8:0:1::1')).not.toBe(networkOf('2001:db8:0:2::1'));
  expect(networkOf('::1')).toBe('0:0:0:0');
  expect(networkOf('::ffff:192.0.2.1')).toBe('::ffff:192.0.2.1');
  expect(networkOf('192.0.2.1')).toBe('192.0.2.1');
});

test('a network that sends too much waits, and others do not', () => {
  const isAllowed = createLimit(2, () => (text) => text);
  expect(['b', 'b', 'b', 'c'].map(isAllowed)).toEqual([true, true, false, true]);
});

test('a flood of addresses does not fill the memory: the numbers are forgotten, and counting goes on', () => {
  let salts = 0;
  const isAllowed = createLimit(2, () => {
    salts++;
    return (text) => text;
  });
  for (let index = 0; index < 120_000; index++) isAllowed(`address ${index}`);
  expect(salts).toBeGreaterThanOrEqual(3);
  expect(['b', 'b', 'b'].map(isAllowed)).toEqual([true, true, false]);
});

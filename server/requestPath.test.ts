import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSaneHost, readRequestPath } from './requestPath.ts';

test.each([
  ['/about', { path: '/about', query: '', isReadable: true }],
  ['/about?a=1&b=/../', { path: '/about', query: '?a=1&b=/../', isReadable: true }],
  ['/%61bout', { path: '/about', query: '', isReadable: true }],
  ['http://other.example/about?x', { path: '/about', query: '?x', isReadable: true }],
  ['http://other.example', { path: '/', query: '', isReadable: true }],
  ['http://[/about', { refused: 400 }],
  ['/%252e%252e/x', { path: '/%2e%2e/x', query: '', isReadable: true }],
  ['/a%00b', { refused: 400 }],
  ['/a%5c..%5cb', { refused: 400 }],
  ['/50%off', { path: '/50%off', query: '', isReadable: false }],
  ['/%c0%ae', { path: '/%c0%ae', query: '', isReadable: true }],
  ['*', { refused: 400 }],
  ['about', { refused: 400 }],
  [`/${'a'.repeat(5000)}`, { refused: 414 }],
])('%s', (target, expected) => {
  expect(readRequestPath(target)).toEqual(expected);
});

test('no target makes it throw', () => {
  fc.assert(fc.property(fc.string(), (text) => void readRequestPath(`/${text}`)));
});

test('a host is a name or an address, perhaps with a port', () => {
  expect(['localhost:4321', 'ohmwright.example', '127.0.0.1', '[::1]:80'].every(isSaneHost)).toBe(
    true,
  );
  expect(['a b', 'a/b', 'a\r\nx: y', '', 'a@b', 'a:99999999', undefined].some(isSaneHost)).toBe(
    false,
  );
});

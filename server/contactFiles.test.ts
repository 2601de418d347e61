import { expect, test } from 'vitest';
import { contactFiles } from './contactFiles.ts';

const pagesOf = (prefix: string) => [
  `${prefix}.html`,
  `${prefix}/about.html`,
  `${prefix}/services.html`,
  `${prefix}/contact.html`,
];

test.each(['/de', '/haw', '/pt-br', '/zh-hant-tw'])('%s has a contact page', (prefix) => {
  expect(contactFiles(['/contact.html', ...pagesOf(prefix)])).toEqual(
    new Set(['/contact.html', `${prefix}/contact.html`]),
  );
});

test('pages that only sound like it are none', () => {
  const files = ['/index.html', '/services.html', '/services/contact.html', '/contact/x.html'];
  expect(contactFiles([...files, '/contact.svg', '/contacts.html'])).toEqual(new Set());
});

test('folders instead of files are the same pages', () => {
  const files = ['/pt.html', '/pt/about/index.html', '/pt/services.html', '/pt/contact/index.html'];
  expect(contactFiles(files)).toEqual(new Set(['/pt/contact/index.html']));
});

import { expect, test } from 'vitest';
import { siteUrlOf, siteUrlProblem } from './siteUrl.ts';

const PUBLIC = 'https://company.example';

test.each([undefined, ''])('without SITE_URL (%o) a build is for the public address', (copy) => {
  expect(siteUrlOf(PUBLIC, copy)).toBe(PUBLIC);
});

test.each(['https://staging.company.example', 'http://localhost:4321'])(
  'SITE_URL=%s builds a copy for that address',
  (copy) => {
    expect(siteUrlOf(PUBLIC, copy)).toBe(copy);
  },
);

const REFUSED = [
  'staging.company.example',
  'https://staging.company.example/',
  'https://company.example/staging',
  'ftp://staging.company.example',
  'https://Staging.company.example',
];

test.each(REFUSED)('SITE_URL=%s is refused: pages are addressed from the root', (copy) => {
  expect(() => siteUrlOf(PUBLIC, copy)).toThrow(`SITE_URL: expected`);
});

test.each(REFUSED)('%s is no public address either', (url) => {
  expect(siteUrlProblem(url)).toContain(url);
  expect(siteUrlProblem(PUBLIC)).toBeUndefined();
});

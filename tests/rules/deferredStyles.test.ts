import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesOf } from './sources.ts';

/** Browsers style every element anew when a sheet that comes late has one of these. */
const RESTYLES_THE_PAGE = /@layer|@property|@font-face|^(?::root|html|body|\*)\s*[,{]/m;

// Those elements are painted by then; on a slow phone the second time takes a tenth of a second.
test('the deferred styles leave the rest of the page as it is', () => {
  const sheets = filesOf('src/**/*.deferred.{module.css,css}');
  expect(sheets.length).toBeGreaterThan(40);
  expect(sheets.filter((file) => RESTYLES_THE_PAGE.test(readFileSync(file, 'utf8')))).toEqual([]);
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readCompany } from './settings.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'company-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const LANGUAGES = [{ lang: 'en' }, { lang: 'zh-TW' }, { lang: 'de' }];
const put = (folder: string, text: string) => {
  mkdirSync(join(root, 'content', folder), { recursive: true });
  writeFileSync(join(root, 'content', folder, 'company.yaml'), text);
};

test('facts come from the source, words from each language that has them', () => {
  put('en', 'brand: Kestrel\ntagline: Circuits\nreplyTime: two days\n');
  put('zh-tw', 'brand: Other\ntagline: 電路\n');
  expect(readCompany(root, LANGUAGES)).toEqual({
    brand: 'Kestrel',
    tagline: { en: 'Circuits', 'zh-TW': '電路' },
    replyTime: { en: 'two days' },
  });
});

test.each(['brand: [', '', 'Kestrel'])(
  'a file with a mistake is left to the check, which names it: %s',
  (text) => {
    put('en', text);
    expect(readCompany(root, LANGUAGES)).toEqual({ tagline: {}, replyTime: {} });
  },
);

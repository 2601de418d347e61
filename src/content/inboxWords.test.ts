import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { privacyWithInbox } from './inboxWords.ts';
import { inboxSchema } from './schemas/inbox.ts';
import { privacySchema } from './schemas/legal.ts';

const read = (file: string) => parse(readFileSync(`content/en/${file}`, 'utf8'));
const content = privacySchema.parse(read('pages/privacy.yaml'));
const words = inboxSchema.parse(read('inbox.yaml'));

test('[E1] with an inbox of its own the privacy page names the days, and no longer says that nothing is stored', () => {
  const page = privacyWithInbox(content, words, { keepDays: 17 }, 'en');
  expect(page.basis.retention).toContain('17');
  expect(page.mail.text).not.toBe(content.mail.text);
  expect(page.server.text).not.toBe(content.server.text);
  expect(JSON.stringify(page)).not.toContain('{days}');
});

test('[E1] with a form service the privacy page names its host', () => {
  const page = privacyWithInbox(content, words, { url: 'https://forms.example/f/1' }, 'en');
  expect(page.mail.text).toContain('forms.example');
  expect(page.server.text).toBe(content.server.text);
});

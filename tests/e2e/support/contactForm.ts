import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { parse } from 'yaml';
import type { ContactContent } from '../../../src/content/schemas/contact.ts';
import type { InboxContent } from '../../../src/content/schemas/inbox.ts';
import type { Message } from '../../../src/lib/messageFields.ts';
import { fillText, mapStrings } from '../../../src/lib/placeholders.ts';
import { settings } from '../../../src/settings.ts';
import { messageWith } from '../../support/message.ts';
import { expect } from './test.ts';

/** The copy of the form as an editor has it today. */
export const textIn = (folder: string): ContactContent['form'] =>
  mapStrings(parse(readFileSync(`content/${folder}/pages/contact.yaml`, 'utf8')).form, (words) =>
    fillText(words, { email: settings.email }),
  );

export const text = textIn('en');

const inbox: InboxContent = parse(readFileSync('content/en/inbox.yaml', 'utf8'));

/** Journeys that end in the visitor's mail program. */
export const BY_MAIL = settings.inbox === undefined;
export const INBOX_SENDS = 'the settings have an inbox, which posts the message';

/** Everything that has a meaning in a link, a mail or a script of its own. */
export const tricky = messageWith({
  name: 'José Ağaoğlu & Söhne <b>',
  email: 'jose+lab@company.example',
  topic: 'R&D: C++ at 50% &bcc=x@evil.example',
  message: 'First line\nBcc: x@evil.example\n\n100 % +5 V # 漢字 😀 \u202eabc',
});

export function formOf(page: Page) {
  const section = page.locator('#contact-form');
  const field = (name: keyof Message) => section.locator(`form [name="${name}"]`);
  const button = (name: string) => section.getByRole('button', { name, exact: true });
  return {
    section,
    form: section.locator('form'),
    field,
    button,
    send: button(BY_MAIL ? text.send : inbox.form.send),
    summary: section.getByRole('region', { name: new RegExp(text.errors.titles.join('|')) }),
    undo: button(text.undo),
    panel: section.getByRole('region', { name: text.after.title }),
    /** As a visitor comes to it: React has taken over once the browser's own validation is off. */
    async approach() {
      await field('name').hover();
      await expect(section.locator('form')).toHaveAttribute('novalidate');
    },
    async fill(message: Partial<Message>) {
      for (const [name, value] of Object.entries(message)) {
        await field(name as keyof Message).fill(value);
      }
    },
    async expectTyped(message: Partial<Message>) {
      for (const [name, value] of Object.entries(message)) {
        await expect(field(name as keyof Message)).toHaveValue(value);
      }
    },
  };
}

/** The next mail link that the page hands to the system, read as a mail program reads it. */
export async function nextMail(page: Page) {
  const request = await page.waitForRequest((asked) => asked.url().startsWith('mailto:'));
  const url = request.url();
  const [, to = '', query = ''] = /^mailto:([^?]*)\??(.*)$/.exec(url) ?? [];
  const headers = query.split('&').map((pair) => {
    const [name = '', value = ''] = pair.split('=');
    return [name, decodeURIComponent(value)] as const;
  });
  return {
    to: decodeURIComponent(to),
    headers: Object.fromEntries(headers),
    count: headers.length,
  };
}

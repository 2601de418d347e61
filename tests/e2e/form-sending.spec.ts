import { settings } from '../../src/settings.ts';
import { HAS_OTHER, ONE_LANGUAGE, OTHER_ROOT } from '../support/otherLanguage.ts';
import {
  BY_MAIL,
  formOf,
  INBOX_SENDS,
  nextMail,
  text,
  textIn,
  tricky,
} from './support/contactForm.ts';
import { expect, test } from './support/test.ts';

const body = `${tricky.message.replaceAll('\n', '\r\n')}\r\n\r\n${tricky.name}\r\n${tricky.email}`;
const long = { ...tricky, message: 'A long message. '.repeat(1250) };

test.skip(!BY_MAIL, INBOX_SENDS);
test.beforeEach(({ page }) => page.goto('/contact').then(() => undefined));

async function send(page: Parameters<typeof formOf>[0], message = tricky) {
  const contact = formOf(page);
  await contact.approach();
  await contact.fill(message);
  await contact.send.click();
  return contact;
}

test('the mail program gets exactly what was typed; the page shows it and asks nobody anything [C6, C7, C8, E1]', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).origin));
  const sending = nextMail(page);
  const { panel, form } = await send(page);
  const mail = await sending;
  expect(mail.to).toBe(settings.email);
  expect(mail.count).toBe(2);
  expect(mail.headers).toEqual({ subject: tricky.topic, body });

  const map = new URL(settings.mapShapesUrl, page.url()).origin; // asked by the map, before anything was sent
  await expect(panel).toBeFocused();
  await expect(form).toBeHidden();
  await expect(panel.getByRole('link', { name: settings.email })).toHaveAttribute(
    'href',
    `mailto:${settings.email}`,
  );
  await expect(panel.getByText(tricky.topic)).toBeVisible();
  await expect(panel.getByRole('textbox')).toHaveValue(tricky.message);
  const own = new URL(page.url()).origin;
  expect(asked.filter((origin) => ![own, map, 'null'].includes(origin))).toEqual([]);
});

test('a message too long for a link opens the mail with its subject, and is copied [C7, C8]', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const sending = nextMail(page);
  const { section, button, panel: sent } = await send(page, long);
  const panel = section.getByRole('region', { name: text.after.tooLongTitle });
  await expect(panel).toBeFocused();
  await expect(sent).toBeHidden();
  expect((await sending).headers).toEqual({ subject: long.topic });
  await button(text.after.copy).click();
  await expect(panel.getByRole('status')).toHaveText(text.after.copied, { useInnerText: true });
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.endsWith(long.message)).toBe(true);
  const gmail = await panel.getByRole('link', { name: text.after.gmailPaste }).getAttribute('href');
  expect([...new URL(gmail ?? '').searchParams.keys()]).toEqual(['view', 'fs', 'to', 'su']);
  const again = nextMail(page);
  await panel.getByRole('link', { name: text.after.again }).click();
  expect((await again).headers).toEqual({ subject: long.topic });
});

test('a double press on Send neither clears the message nor opens a mail service, and the way back leads to it [C8]', async ({
  page,
  context,
}) => {
  const { approach, fill, send: submit, panel, field, button } = formOf(page);
  await approach();
  await fill({ ...tricky, message: 'One\ntwo\nthree\nfour' });
  // Where Send stands in the window decides which of the panel's buttons appears under the pointer.
  await submit.evaluate((button) => {
    const { top, height } = button.getBoundingClientRect();
    scrollBy({ top: top + height / 2 - 700, behavior: 'instant' });
  });
  await submit.dblclick({ delay: 60 });
  await expect(panel).toBeFocused();
  await button(text.after.back).click(); // a mail service would have opened its tab by now
  await expect(field('message')).toBeFocused();
  await expect(field('message')).toHaveValue('One\ntwo\nthree\nfour');
  expect(context.pages()).toHaveLength(1);
});

test('in another language the mail says what is what, for the company too [i18n]', async ({
  page,
}) => {
  test.skip(!HAS_OTHER, ONE_LANGUAGE);
  await page.goto(`${OTHER_ROOT}/contact`);
  const spoken = textIn(OTHER_ROOT.slice(1));
  const contact = formOf(page);
  const sending = nextMail(page);
  await contact.approach();
  await contact.fill(tricky);
  await contact.button(spoken.send).click();
  const { headers } = await sending;
  expect(headers.subject).toBe(tricky.topic);
  expect(headers.body?.split('\r\n').slice(-2)).toEqual([
    `${spoken.name} (${text.name}): ${tricky.name}`,
    `${spoken.email} (${text.email}): ${tricky.email}`,
  ]);
});

test('on paper a long message is whole, as text, and nothing is left to press [C8]', async ({
  page,
}) => {
  const { section } = await send(page, long);
  await expect(section.getByRole('region', { name: text.after.tooLongTitle })).toBeFocused();
  await page.emulateMedia({ media: 'print' });
  await expect(section.getByText(long.message.trim()).and(section.locator('p'))).toBeVisible();
  await expect(section.getByRole('textbox')).toHaveCount(0);
  await expect(section.getByRole('button')).toHaveCount(0);
});

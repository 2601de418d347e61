// The form before its script has come, and without it.

import { messagesUrl } from '../../src/lib/inbox.ts';
import { settings } from '../../src/settings.ts';
import { SERVICES } from '../support/services.ts';
import { BY_MAIL, formOf, INBOX_SENDS, nextMail, text } from './support/contactForm.ts';
import { holdScripts, ISLAND_SCRIPTS } from './support/hold.ts';
import { expect, test } from './support/test.ts';

const plain = { name: 'A. Visitor', email: 'a@company.example', topic: 'RTL', message: 'One\ntwo' };

async function expectPlainForm({ form, field }: ReturnType<typeof formOf>) {
  await expect(form).toHaveAttribute('method', 'post');
  const action = messagesUrl(settings.inbox) ?? `mailto:${settings.email}`;
  await expect(form).toHaveAttribute('action', action);
  // As plain text a mail program can show it.
  if (BY_MAIL) await expect(form).toHaveAttribute('enctype', 'text/plain');
  for (const name of ['name', 'email', 'topic', 'message'] as const) {
    await expect(field(name)).toHaveAttribute('required');
    await expect(field(name)).toHaveAccessibleName(text[name]);
  }
  await expect(field('email')).toHaveAttribute('type', 'email');
  await expect(field('message')).toHaveAttribute('rows', '5');
}

test.beforeEach(({ page }) => page.goto('/contact').then(() => undefined));

test('the form is the plain one before and after its script [C5, C6]', async ({ page }) => {
  const contact = formOf(page);
  await expectPlainForm(contact);
  const list = await contact.field('topic').getAttribute('list');
  const options = page.locator(`datalist[id="${list}"] option`);
  await expect(options).toHaveCount(SERVICES.length + 1); // and something else
  await expect(options.last()).toHaveAttribute('value', text.topicOther);
  await contact.approach();
  await expectPlainForm(contact);
  await expect(contact.form).toHaveAttribute('novalidate');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form is complete and the browser keeps it from going out empty [C5, C6]', async ({
    page,
  }) => {
    const contact = formOf(page);
    await expectPlainForm(contact);
    await expect(contact.form).not.toHaveAttribute('novalidate');
    await expect(contact.button(text.draftClear)).toBeHidden();
    await contact.send.click();
    await expect(contact.field('name')).toBeFocused();
    await expect(contact.form.and(page.locator(':invalid'))).toBeVisible();
  });

  test('sending opens a mail with the four fields [C6]', async ({ page }) => {
    test.skip(!BY_MAIL, INBOX_SENDS);
    const contact = formOf(page);
    await contact.fill(plain);
    const sending = nextMail(page);
    await contact.send.click();
    const mail = await sending;
    expect(mail.to).toBe(settings.email);
    expect(mail.count).toBe(1);
    expect(mail.headers.body?.trimEnd()).toBe(
      'name=A. Visitor\r\nemail=a@company.example\r\ntopic=RTL\r\nmessage=One\r\ntwo',
    );
  });
});

test('what is typed while the script is on its way stays [C7, E2]', async ({ page }) => {
  const { form, field, expectTyped, send } = formOf(page);
  const arrive = await holdScripts(page);
  const asked = page.waitForRequest(ISLAND_SCRIPTS);
  await field('name').pressSequentially('A. Vis');
  await asked;
  await expect(form).not.toHaveAttribute('novalidate');
  await field('name').pressSequentially('itor');
  await field('message').focus();
  arrive();
  await field('message').pressSequentially('One');
  await expect(form).toHaveAttribute('novalidate');
  await field('message').pressSequentially(' two');
  await expectTyped({ name: 'A. Visitor', email: '', topic: '', message: 'One two' });
  await send.click();
  await expectTyped({ name: 'A. Visitor', email: '', topic: '', message: 'One two' });
});

test('a form sent empty before its script was there is answered by the browser at once, for good [C7, E2]', async ({
  page,
}) => {
  const { send, summary, field, form } = formOf(page);
  const arrive = await holdScripts(page);
  await send.click();
  await expect(field('name')).toBeFocused(); // with the browser's own message
  arrive();
  await expect(form).toHaveAttribute('novalidate');
  await expect(field('name')).toBeFocused();
  await expect(summary).toBeHidden();
  await send.click();
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveCount(4);
});

test('a form is sent by the browser at once while its script hangs [C6, E2]', async ({ page }) => {
  test.skip(!BY_MAIL, INBOX_SENDS);
  const { fill, form, send, expectTyped } = formOf(page);
  const arrive = await holdScripts(page);
  await fill(plain);
  const sending = nextMail(page);
  await send.click();
  expect((await sending).headers.body).toContain('email=a@company.example');
  arrive();
  await expect(form).toHaveAttribute('novalidate');
  await expectTyped(plain);
});

test.describe('when its script cannot be loaded', () => {
  test.use({ consoleErrors: [[/ERR_FAILED/, /astro-island/], { scope: 'test' }] });

  test('the plain form still opens a mail with the four fields [C6, E2]', async ({ page }) => {
    test.skip(!BY_MAIL, INBOX_SENDS);
    const { fill, send, expectTyped } = formOf(page);
    await page.route(ISLAND_SCRIPTS, (route) => route.abort());
    await fill(plain);
    const sending = nextMail(page);
    await send.click();
    expect((await sending).headers.body).toContain('email=a@company.example');
    await expectTyped(plain);
  });
});

test.describe('when React takes over', () => {
  test('it does once a visitor scrolls near, and not before', async ({ page }) => {
    const { form } = formOf(page);
    await page.waitForLoadState('networkidle');
    await expect(form).not.toHaveAttribute('novalidate');
    await form.evaluate((element) =>
      scrollBy(0, element.getBoundingClientRect().top - innerHeight - 300),
    );
    await expect(form).toHaveAttribute('novalidate');
  });

  test('it waits for the visitor where data is to be saved', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    await page.reload({ waitUntil: 'networkidle' });
    const { form, field } = formOf(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    // Once another observer has seen the form, the one of the island would have seen it too.
    await form.evaluate(
      (element) =>
        new Promise<void>((resolve) => {
          const observer = new IntersectionObserver(
            ([entry]) => entry?.isIntersecting && resolve(),
          );
          observer.observe(element);
          element.scrollIntoView();
        }),
    );
    // React is there already, for the map.
    expect(asked.filter((url) => url.includes('ContactForm'))).toEqual([]);
    await field('name').focus();
    await expect(form).toHaveAttribute('novalidate');
  });
});

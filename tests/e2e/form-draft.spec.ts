import type { Page } from '@playwright/test';
import { DRAFT_KEY } from '../../src/lib/draft.ts';
import { BY_MAIL, formOf, INBOX_SENDS, text, tricky } from './support/contactForm.ts';
import { holdScripts, ISLAND_SCRIPTS } from './support/hold.ts';
import { expect, test } from './support/test.ts';

const nothing = { name: '', email: '', topic: '', message: '' };

const storedDraft = (page: Page) => page.evaluate((key) => localStorage.getItem(key), DRAFT_KEY);

test('a draft survives a reload and can be cleared [C8]', async ({ page }) => {
  await page.goto('/contact');
  const { approach, fill, expectTyped, button, section, field } = formOf(page);
  await approach();
  await expect(button(text.draftClear)).toBeHidden();
  await fill(tricky);
  await expect(button(text.draftClear)).toBeVisible();
  await page.reload();
  await approach();
  await expectTyped(tricky);
  await field('message').focus();
  await button(text.draftClear).click();
  await expectTyped(nothing);
  await expect(section.getByRole('status').filter({ hasText: text.draftCleared })).toBeFocused();
  await expect(button(text.draftClear)).toBeHidden();
  expect(await storedDraft(page)).toBeNull();
  await expect(field('message')).not.toHaveAttribute('aria-invalid');
  await page.reload();
  await approach();
  await expectTyped(nothing);
});

const long = { ...nothing, message: 'A long message. '.repeat(40).trim() };

/** A visitor who wrote a long message, left, and comes back by the footer's link. */
async function comeBack(page: Page) {
  await page.goto('/privacy');
  await page.evaluate(([key, draft]) => localStorage.setItem(key, draft), [
    DRAFT_KEY,
    JSON.stringify({ message: long.message }),
  ] as const);
  await page.goto('/contact#contact-form', { waitUntil: 'domcontentloaded' });
}

// At once, while somebody types, and long after.
for (const late of [0, 400, 3000]) {
  test.describe(`where React comes ${late} ms late`, () => {
    test.beforeEach(({ page }) =>
      page.route(ISLAND_SCRIPTS, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, late));
        await route.continue();
      }),
    );

    test('a kept draft is in the form at once, and stays [C8]', async ({ page }) => {
      await comeBack(page);
      const { form, field, expectTyped, button } = formOf(page);
      expect(await field('message').inputValue()).toBe(long.message);
      await expect(form).toHaveAttribute('novalidate');
      await expectTyped(long);
      await expect(button(text.draftClear)).toBeVisible();
      expect(await storedDraft(page)).toBe(JSON.stringify({ message: long.message }));
    });

    test('what is typed at once is added to a kept draft [C8]', async ({ page }) => {
      await comeBack(page);
      const { form, field, expectTyped } = formOf(page);
      await field('message').press('ControlOrMeta+End');
      await field('message').pressSequentially(' Hello, I');
      const message = `${long.message} Hello, I`;
      await expect(form).toHaveAttribute('novalidate');
      await expectTyped({ ...long, message });
      expect(await storedDraft(page)).toBe(JSON.stringify({ message }));
    });
  });
}

test('of a text typed before React is there and one typed in another tab since none is lost [C8]', async ({
  page,
  context,
}) => {
  const arrive = await holdScripts(page);
  await page.goto('/contact');
  const other = await context.newPage();
  await other.goto('/contact');
  await formOf(other).approach();
  await formOf(other).fill({ message: long.message });
  await other.close();
  const { fill, approach, expectTyped } = formOf(page);
  await fill({ message: 'Hello, I' });
  arrive();
  await approach();
  const both = { ...nothing, message: `${long.message}\n\nHello, I` };
  await expectTyped(both);
  await page.reload();
  await approach();
  await expectTyped(both);
});

test('a draft follows into another tab, and is claimed nowhere once its message was sent [C8]', async ({
  page,
  context,
}) => {
  test.skip(!BY_MAIL, INBOX_SENDS);
  await page.goto('/contact');
  const first = formOf(page);
  await first.approach();
  await first.fill(tricky);
  const other = await context.newPage();
  await other.goto('/contact');
  const second = formOf(other);
  await second.approach();
  await second.expectTyped(tricky);
  await second.send.click();
  await expect(second.panel).toBeFocused();
  expect(await storedDraft(other)).not.toBeNull();
  await second.button(text.after.sent).click();
  await expect.poll(() => storedDraft(other)).toBeNull();
  await expect(first.button(text.draftClear)).toBeHidden();
});

test('typing in a second tab leaves the draft of the first as it is [C8]', {
  tag: '@full',
}, async ({ page, context }) => {
  await page.goto('/contact');
  const other = await context.newPage();
  await other.goto('/contact');
  const [first, second] = [formOf(page), formOf(other)];
  await first.approach();
  await second.approach();
  await first.fill(tricky);
  await second.expectTyped(tricky);
  await second.fill({ name: 'x' });
  await expect(first.section.getByText(text.draftElsewhere)).toBeVisible();
  await first.expectTyped(tricky); // nobody is interrupted in what they wrote
  await page.close();
  await other.reload();
  await second.approach();
  await second.expectTyped({ ...tricky, name: 'x' });
});

test('where storage is forbidden the form works the same, without a draft [C8]', async ({
  page,
}) => {
  test.skip(!BY_MAIL, INBOX_SENDS);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await page.goto('/contact');
  const { approach, fill, button, section, send, panel, expectTyped } = formOf(page);
  await approach();
  await fill(tricky);
  await expect(section.getByText(text.draftNotKept)).toBeVisible();
  const asked = page.waitForEvent('dialog').then((dialog) => dialog.dismiss());
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /Privacy/ })
    .click();
  await asked;
  await send.click();
  await expect(panel).toBeFocused();
  await button(text.after.sent).click();
  await expectTyped(nothing);
});

test.describe('where the line is lost before the form is near', () => {
  test.use({
    viewport: { width: 390, height: 700 },
    consoleErrors: [[/ERR_INTERNET_DISCONNECTED/, /astro-island/], { scope: 'test' }],
  });

  test('what was typed meanwhile is a draft once the line is back [C8, E2]', async ({
    page,
    context,
  }) => {
    await page.goto('/contact', { waitUntil: 'networkidle' });
    const { form, fill, approach, expectTyped } = formOf(page);
    await context.setOffline(true);
    const failed = page.waitForEvent('console', (line) => line.text().includes('astro-island'));
    await fill({ ...tricky, message: 'Typed' });
    await failed;
    await context.setOffline(false);
    await expect(form).toHaveAttribute('novalidate');
    await fill({ message: 'Typed on' });
    await page.reload();
    await approach();
    await expectTyped({ ...tricky, message: 'Typed on' });
  });
});

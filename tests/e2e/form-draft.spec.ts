import type { Page } from '@playwright/test';
import { DRAFT_KEY } from '../../src/lib/draft.ts';
import { formOf, text, tricky } from './support/contactForm.ts';
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

test('a draft follows into another tab, and is claimed nowhere once its message was sent [C8]', async ({
  page,
  context,
}) => {
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
  await first.expectTyped(tricky); // nobody is interrupted in what they wrote
  await page.close();
  await other.reload();
  await second.approach();
  await second.expectTyped({ ...tricky, name: 'x' });
});

test('where storage is forbidden the form works the same, without a draft [C8]', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await page.goto('/contact');
  const { approach, fill, button, send, panel, expectTyped } = formOf(page);
  await approach();
  await fill(tricky);
  await expect(button(text.draftClear)).toBeHidden();
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

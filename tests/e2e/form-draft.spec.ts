import type { Page } from '@playwright/test';
import { DRAFT_KEY } from '../../src/lib/draft.ts';
import { formOf, text, tricky } from './support/contactForm.ts';
import { expect, test } from './support/test.ts';

const nothing = { name: '', email: '', topic: '', message: '' };

const kept = (page: Page) => page.evaluate((key) => localStorage.getItem(key), DRAFT_KEY);

test('a draft survives a reload and can be cleared [C8]', async ({ page }) => {
  await page.goto('/contact');
  const { approach, fill, expectTyped, button, section, field } = formOf(page);
  await expect(button(text.draftClear)).toBeHidden();
  await fill(tricky);
  await expect(button(text.draftClear)).toBeVisible();
  await page.reload();
  await expectTyped(tricky);
  await approach();
  await field('message').focus();
  await button(text.draftClear).click();
  await expectTyped(nothing);
  await expect(section.getByRole('status').filter({ hasText: text.draftCleared })).toBeFocused();
  await expect(button(text.draftClear)).toBeHidden();
  expect(await kept(page)).toBeNull();
  await expect(field('message')).not.toHaveAttribute('aria-invalid');
  await page.reload();
  await expectTyped(nothing);
});

test('a draft is there in another tab, and gone once its message was sent [C8]', async ({
  page,
  context,
}) => {
  await page.goto('/contact');
  const first = formOf(page);
  await first.fill(tricky);
  const other = await context.newPage();
  await other.goto('/contact');
  const second = formOf(other);
  await second.expectTyped(tricky);
  await second.approach();
  await second.send.click();
  await expect(second.panel).toBeFocused();
  expect(await kept(other)).not.toBeNull();
  await second.button(text.after.sent).click();
  expect(await kept(other)).toBeNull();
});

test('emptying every field by hand leaves no draft [C8]', async ({ page }) => {
  await page.goto('/contact');
  const { fill, button } = formOf(page);
  await fill({ topic: 'T' });
  await expect(button(text.draftClear)).toBeVisible();
  await fill({ topic: '' });
  await expect(button(text.draftClear)).toBeHidden();
  expect(await kept(page)).toBeNull();
});

test('a draft never replaces what is already in a field [C8]', async ({ page }) => {
  await page.addInitScript(
    ([key, draft]) => {
      localStorage.setItem(key, draft);
      // Stands for a visitor who types before the page has been read to its end.
      new MutationObserver((_changes, observer) => {
        const field = document.querySelector<HTMLInputElement>('form [name="name"]');
        if (!field) return;
        field.value = 'Typed early';
        observer.disconnect();
      }).observe(document, { childList: true, subtree: true });
    },
    [DRAFT_KEY, JSON.stringify(tricky)] as const,
  );
  await page.goto('/contact');
  await formOf(page).expectTyped({ ...tricky, name: 'Typed early' });
});

test('a broken draft is no draft [C8]', async ({ page }) => {
  await page.goto('/contact');
  const { expectTyped, fill } = formOf(page);
  for (const garbage of ['{', 'null', '[1]', '{"name":7,"unknown":"x","__proto__":"y"}']) {
    await test.step(garbage, async () => {
      await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
        DRAFT_KEY,
        garbage,
      ] as const);
      await page.reload();
      await expectTyped(nothing);
      await fill({ name: 'A' });
      expect(await kept(page)).toContain('"name":"A"');
    });
  }
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

test('where storage is full the form works the same [C8]', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto('/contact');
  const { approach, fill, button, send, panel } = formOf(page);
  await approach();
  await fill(tricky);
  await expect(button(text.draftClear)).toBeHidden();
  await send.click();
  await expect(panel).toBeFocused();
});

test.describe('when the script of the form cannot be loaded', () => {
  test.use({ consoleErrors: [/ERR_FAILED/] });

  test('the draft is kept and cleared all the same [C8, E2]', async ({ page }) => {
    await page.route(/_astro\/FormCode/, (route) => route.abort());
    await page.goto('/contact');
    const { fill, button, expectTyped } = formOf(page);
    await fill(tricky);
    await page.reload();
    await expectTyped(tricky);
    await button(text.draftClear).click();
    await expectTyped(nothing);
    expect(await kept(page)).toBeNull();
  });
});

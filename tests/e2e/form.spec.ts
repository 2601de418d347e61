import { formOf, text, tricky } from './support/contactForm.ts';
import { expect, test } from './support/test.ts';

test.beforeEach(({ page }) => page.goto('/contact').then(() => undefined));

test('nobody is corrected while typing for the first time [C7]', async ({ page }) => {
  const { approach, section, field } = formOf(page);
  const problem = section.getByRole('paragraph').filter({ hasText: text.errors.email.noAt });
  await approach();
  await field('email').pressSequentially('visitor');
  await expect(field('email')).not.toHaveAttribute('aria-invalid');
  await field('email').press('Tab');
  await expect(problem).toBeVisible();
  await expect(section.getByRole('status').filter({ hasText: text.errors.email.noAt })).toHaveCount(
    1,
  );
  await field('email').pressSequentially('@company.exampl');
  await expect(problem).toBeHidden();
});

test('a click on Send right out of a wrong field is not missed [C7]', async ({ page }) => {
  const { approach, fill, send, field, summary } = formOf(page);
  await approach();
  await fill({ ...tricky, message: ' ' });
  await field('message').focus();
  // As in Safari, which does not hold a page in place while something above grows.
  await page.evaluate(() => document.documentElement.style.setProperty('overflow-anchor', 'none'));
  // At its upper edge: a message that appears meanwhile would push it from under the pointer.
  await send.hover({ position: { x: 20, y: 2 } });
  await page.mouse.down();
  await page.mouse.up();
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveCount(1);
});

test('the list of errors is seen only where an error is not, and heard always [C7]', async ({
  page,
}) => {
  const { approach, fill, send, summary, field } = formOf(page);
  await approach();
  await fill({ ...tricky, message: '' });
  await send.click();
  await expect(summary).toBeFocused();
  await expect(field('message')).toBeInViewport();
  await expect(summary).toHaveCSS('clip-path', 'inset(50%)');
  await page.setViewportSize({ width: 1440, height: 400 });
  await fill({ name: '' });
  await send.click();
  await expect(summary).toHaveCSS('clip-path', 'none');
  await expect(summary).toBeInViewport();
});

import { formOf, text, tricky } from './support/contactForm.ts';
import { expect, test } from './support/test.ts';

test.beforeEach(({ page }) => page.goto('/contact').then(() => undefined));

test('sending an empty form names all four fields, and each name leads to its field [C7]', async ({
  page,
}) => {
  const { approach, send, summary, field } = formOf(page);
  await approach();
  await send.click();
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveCount(4);
  for (const [index, name] of (['name', 'email', 'topic', 'message'] as const).entries()) {
    await summary.getByRole('link').nth(index).click();
    await expect(field(name)).toBeFocused();
    await expect(field(name)).toHaveAttribute('aria-invalid', 'true');
  }
  expect(new URL(page.url()).hash).toBe('');
});

test('one missing and one wrong answer are told at the field and above; nothing typed is lost [C7]', async ({
  page,
}) => {
  const { approach, fill, expectTyped, send, summary, field, section } = formOf(page);
  const typed = { ...tricky, email: 'jose@', topic: '   ' };
  await approach();
  await fill(typed);
  await send.click();
  await expect(summary).toBeFocused();
  await expect(summary).toHaveAccessibleName(text.errors.titles[1] ?? '');
  await expect(summary.getByRole('link')).toHaveCount(2);
  await expect(field('email')).toHaveAccessibleDescription(text.errors.email.noDomain);
  await expect(field('topic')).toHaveAccessibleDescription(
    `${text.topicHint} ${text.errors.topic}`,
  );
  await expect(field('name')).not.toHaveAttribute('aria-invalid');
  await expectTyped(typed);
  await fill({ email: tricky.email });
  await expect(section.getByRole('region', { name: text.errors.titles[0] })).toBeVisible();
  await fill({ topic: tricky.topic });
  await expect(section.getByRole('region', { name: text.errors.fixed })).toBeVisible();
});

test('passing by empty fields is no mistake [C7]', async ({ page }) => {
  const { approach, section, field, send } = formOf(page);
  await approach();
  const before = await send.boundingBox();
  await field('name').focus();
  for (let stop = 0; stop < 4; stop += 1) await page.keyboard.press('Tab');
  await expect(send).toBeFocused();
  await expect(section.locator('[aria-invalid]')).toHaveCount(0);
  expect((await send.boundingBox())?.height).toBe(before?.height);
});

test('nobody is corrected while typing for the first time [C7]', async ({ page }) => {
  const { approach, section, field } = formOf(page);
  const problem = section.getByRole('paragraph').filter({ hasText: text.errors.email.noAt });
  await approach();
  await field('email').pressSequentially('visitor');
  await expect(field('email')).not.toHaveAttribute('aria-invalid');
  await field('email').press('Tab');
  await expect(problem).toBeVisible();
  await expect(section.getByRole('status')).toContainText(text.errors.email.noAt);
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

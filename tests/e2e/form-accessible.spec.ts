import { expectAccessible } from './support/axe.ts';
import { BY_MAIL, formOf, INBOX_SENDS, text, tricky } from './support/contactForm.ts';
import { LOOKS } from './support/steady.ts';
import { expect, test } from './support/test.ts';

for (const { width, colorScheme } of LOOKS) {
  test.describe(`${colorScheme}, ${width} px wide`, () => {
    test.use({ colorScheme, viewport: { width, height: 900 } });

    test('no fault is found in the form with a draft and with errors [E4]', async ({ page }) => {
      await page.goto('/contact');
      const { approach, fill, button, send, summary } = formOf(page);
      await approach();
      await send.click();
      await expect(summary).toBeFocused();
      await fill({ name: tricky.name }); // one of the errors is fixed, and there is a draft
      await expect(button(text.draftClear)).toBeVisible();
      await expectAccessible(page, '#contact-form');
    });

    test('no fault is found after sending [E4]', async ({ page }) => {
      test.skip(!BY_MAIL, INBOX_SENDS);
      await page.goto('/contact');
      const { approach, fill, send, panel } = formOf(page);
      await approach();
      await fill(tricky);
      await send.click();
      await expect(panel).toBeFocused();
      await expectAccessible(page, '#contact-form');
    });
  });
}

import { expectAccessible } from './support/axe.ts';
import { formOf, text, tricky } from './support/contactForm.ts';
import { LOOKS } from './support/steady.ts';
import { expect, test } from './support/test.ts';

for (const { width, colorScheme } of LOOKS) {
  test.describe(`${colorScheme}, ${width} px wide`, () => {
    test.use({ colorScheme, viewport: { width, height: 900 } });
    test.beforeEach(({ page }) => page.goto('/contact').then(() => undefined));

    test('no fault is found in the form with a draft [E4]', async ({ page }) => {
      const { fill, button } = formOf(page);
      await fill({ name: tricky.name });
      await expect(button(text.draftClear)).toBeVisible();
      await expectAccessible(page);
    });

    test('no fault is found in the form with errors, some of them fixed [E4]', async ({ page }) => {
      const { approach, fill, send, summary } = formOf(page);
      await approach();
      await send.click();
      await expect(summary).toBeFocused();
      await fill({ name: tricky.name });
      await expectAccessible(page);
    });

    test('no fault is found in the panel after sending [E4]', async ({ page }) => {
      const { approach, fill, send, panel } = formOf(page);
      await approach();
      await fill(tricky);
      await send.click();
      await expect(panel).toBeFocused();
      await expectAccessible(page);
    });
  });
}

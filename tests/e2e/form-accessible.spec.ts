import { expectAccessible } from './support/axe.ts';
import { formOf, text, tricky } from './support/contactForm.ts';
import { expect, test } from './support/test.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1440]) {
    test.describe(`${colorScheme}, ${width} px wide`, () => {
      test.use({ colorScheme, viewport: { width, height: 900 } });

      test('no fault is found in the form: idle, with errors, after sending [E4]', async ({
        page,
      }) => {
        await page.goto('/contact');
        const { approach, fill, send, summary, panel, button, section } = formOf(page);
        await expectAccessible(page);
        await approach();
        await send.click();
        await expect(summary).toBeFocused();
        await expectAccessible(page);
        await fill(tricky);
        await expectAccessible(page);
        await send.click();
        await expect(panel).toBeFocused();
        await expectAccessible(page);
        await button(text.after.sent).click();
        await expect(
          section.getByRole('status').filter({ hasText: text.after.done }),
        ).toBeFocused();
        await expectAccessible(page);
      });
    });
  }
}

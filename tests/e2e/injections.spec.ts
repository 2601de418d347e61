import { ANY_SERVICE, SECOND_GROUP } from '../support/services.ts';
import { carouselOf, expectInView } from './support/carousel.ts';
import { BY_MAIL, formOf, text, tricky } from './support/contactForm.ts';
import { INJECTIONS, SIZES } from './support/injections.ts';
import { group, named, services } from './support/menu.ts';
import { here, mapOf } from './support/offices.ts';
import { expect, inTier, test } from './support/test.ts';

for (const [what, { inject, consoleErrors }] of Object.entries(INJECTIONS)) {
  for (const { name: device, width, height } of SIZES) {
    const isQuick = what.includes('translator') === (device === 'a phone');
    test.describe(`where ${what}, on ${device}`, inTier(isQuick), () => {
      test.use({
        viewport: { width, height },
        hasTouch: true,
        consoleErrors: [consoleErrors, { scope: 'test' }],
      });

      test('a message typed after it is kept, judged and sent [C7] [C9]', async ({ page }) => {
        await page.goto('/contact');
        const { approach, fill, expectTyped, send, summary, panel, field } = formOf(page);
        await inject(page);
        await field('name').focus();
        await page.keyboard.type('A. Visitor');
        await fill({ email: 'a@' });
        await approach();
        await send.click();
        await expect(summary).toBeFocused();
        await expect(field('email')).toHaveAttribute('aria-invalid', 'true');
        await expect(field('name')).toHaveValue('A. Visitor');
        await fill(tricky);
        if (BY_MAIL) {
          await send.click();
          await expect(panel).toBeFocused();
        }
        await page.reload();
        await approach();
        await expectTyped(tricky);
      });

      test('a message is kept when it happens in the middle of typing [C7] [C9]', {
        tag: '@full',
      }, async ({ page }) => {
        await page.goto('/contact');
        const { approach, fill, field, expectTyped, button } = formOf(page);
        await fill({ ...tricky, message: '' });
        await field('message').focus();
        await page.keyboard.type('One');
        await inject(page);
        await expect(field('message')).toBeFocused();
        await page.keyboard.type(' two');
        const typed = { ...tricky, message: 'One two' };
        await expectTyped(typed);
        await expect(button(text.draftClear)).toBeVisible();
        await page.reload();
        await approach();
        await expectTyped(typed);
      });

      test('a restored draft is not lost [C8] [C9]', { tag: '@full' }, async ({ page }) => {
        await page.goto('/contact');
        const { fill, expectTyped, approach, field } = formOf(page);
        await approach();
        await fill(tricky);
        await page.reload();
        await inject(page);
        await approach();
        await field('topic').fill('Another topic');
        await page.reload();
        await approach();
        await expectTyped({ ...tricky, topic: 'Another topic' });
      });

      test('the tooltips of the map open and close [C2] [C9]', async ({ page }) => {
        await page.goto('/contact');
        await inject(page);
        const { marker, tooltip, borders } = mapOf(page);
        await marker(here.id).focus();
        await expect(tooltip).toContainText(here.country);
        await expect(borders).toBeVisible();
        await expect(marker(here.id)).toBeFocused();
        await page.keyboard.press('Escape');
        await expect(tooltip).toHaveCount(0);
        await marker(here.id).tap();
        await expect(tooltip).toContainText(here.country);
      });

      test('the carousel goes on and the position is told [V3] [C9]', { tag: '@full' }, async ({
        page,
      }) => {
        await page.goto(ANY_SERVICE);
        await inject(page);
        const { strip, next, position } = carouselOf(page);
        const perPage = width < 600 ? 1 : 3;
        const cards = (from: number) => Array.from({ length: perPage }, (_, index) => from + index);
        await strip.scrollIntoViewIfNeeded();
        await next.click();
        await expectInView(strip, cards(1));
        await next.click();
        await expectInView(strip, cards(2));
        const told = perPage === 1 ? '3 of 6' : '3 to 5 of 6';
        await expect(position.getByText(told, { exact: true })).toBeVisible();
      });

      test('the menu opens and stays open [H4] [H5] [C9]', async ({ page }) => {
        await page.goto('/about');
        await inject(page);
        const isPhone = width < 832;
        if (isPhone) {
          await page.getByRole('button', { name: 'Menu' }).tap();
          await expect(page.locator('main')).toHaveAttribute('inert', '');
        } else {
          await services(page).click();
          await expect(services(page, true)).toBeVisible();
          await group(page, SECOND_GROUP.name).click();
          await expect(group(page, SECOND_GROUP.name, true)).toBeVisible();
        }
        await named(page, SECOND_GROUP.first).click();
        await expect(page).toHaveURL(new RegExp(`${SECOND_GROUP.slugs[0]}$`));
      });
    });
  }
}

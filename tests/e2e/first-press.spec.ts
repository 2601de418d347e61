import { ANY_SERVICE, FIRST_GROUP } from '../support/services.ts';
import { carouselOf } from './support/carousel.ts';
import { holdScripts } from './support/hold.ts';
import { named } from './support/menu.ts';
import { here, mapOf } from './support/offices.ts';
import { watchForReact } from './support/react.ts';
import { expect, test } from './support/test.ts';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the first press opens the menu without React [H5]', async ({ page }) => {
    const hasReact = watchForReact(page);
    await page.goto('/about');
    await page.getByRole('button', { name: 'Menu' }).tap();
    await expect(named(page, FIRST_GROUP.last)).toBeVisible();
    await named(page, FIRST_GROUP.last).focus();
    await page.waitForLoadState('networkidle');
    expect(await hasReact()).toBe(false);
  });

  test('the first press opens a marker, and keeps it open, while React has not come [C2]', async ({
    page,
  }) => {
    await holdScripts(page);
    await page.goto('/contact');
    await mapOf(page).marker(here.id).tap();
    await expect(mapOf(page).tooltip).toContainText(here.address);
  });

  // On /contact the map comes alive by itself: map-hours.spec.ts.
  for (const path of ['/', ANY_SERVICE]) {
    test(`${path} loads nothing of React before anyone scrolls or touches it`, async ({ page }) => {
      const hasReact = watchForReact(page);
      await page.goto(path, { waitUntil: 'networkidle' });
      expect(await hasReact()).toBe(false);
    });
  }

  test('the carousel has its buttons before the visitor has scrolled to it [V3]', async ({
    page,
  }) => {
    await page.goto(ANY_SERVICE);
    const { region, next } = carouselOf(page);
    const ahead = 200;
    await region.evaluate(
      (element, px) =>
        scrollTo({ top: scrollY + element.getBoundingClientRect().top - innerHeight - px }),
      ahead,
    );
    await expect(next).toBeVisible();
    await expect(region).not.toBeInViewport();
  });
});

import { SERVICES } from '../support/services.ts';
import { expect, test } from './support/test.ts';

/** What stands below the calculation must not move when the rules take the place of the list and the table. */
for (const width of [390, 768, 1440])
  test.describe(`in a window of ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });
    for (const service of SERVICES)
      test(`${service}: the rules become alive without moving the page [44]`, async ({ page }) => {
        await page.goto(service);
        const section = page.locator('#calculation');
        test.skip((await section.count()) === 0, 'this service has no calculation');
        const below = section.getByRole('heading', { name: 'Formula' });
        const topOf = () =>
          below.evaluate((heading) => heading.getBoundingClientRect().top + scrollY);
        await page.evaluate(() => document.fonts.ready);
        await expect(section.getByRole('slider')).toHaveCount(0);
        const before = await topOf();
        await section.scrollIntoViewIfNeeded();
        await expect(section.getByRole('slider').first()).toBeVisible();
        expect(Math.abs((await topOf()) - before)).toBeLessThanOrEqual(1);
      });
  });

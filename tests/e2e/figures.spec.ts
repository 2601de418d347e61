import { settled } from './support/axe.ts';
import { contrastsOf, textsOf } from './support/figures.ts';
import { SERVICE_SLUGS } from './support/serviceSlugs.ts';
import { expect, test } from './support/test.ts';
import { unfoldDrawings } from './support/unfoldDrawings.ts';
import { WIDTHS } from './support/widths.ts';

const TEXT_PX = 12;
/** Words keep their size while the drawing grows: what they stand on is judged where it is smallest, and wide. */
const JUDGED_WIDTHS = [320, 768, 1440];

for (const service of SERVICE_SLUGS) {
  test(`the drawings of ${service} can be read: labels in 12 px on every screen, clear of each other and of their ground [V5] [E4]`, async ({
    page,
  }) => {
    await page.goto(`/services/${service}`);
    const figures = page.locator('[data-card] .fig');
    await expect(figures).toHaveCount(6);
    await unfoldDrawings(page);
    await page.evaluate(() => document.fonts.ready);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const texts = await textsOf(figures);
      const off = ({ size }: { size: number }) => Math.abs(size - TEXT_PX) > 0.5;
      expect.soft(texts.filter(off), `size at ${width} px`).toEqual([]);
      const outside = texts.filter((text) => text.outside);
      expect.soft(outside, `outside at ${width} px`).toEqual([]);
      const meeting = texts.filter(({ on }) => on.length > 0);
      expect.soft(meeting, `meeting at ${width} px`).toEqual([]);
      if (!JUDGED_WIDTHS.includes(width)) continue;
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await settled(page);
        const parts = await contrastsOf(figures);
        expect(parts.filter(({ what }) => what.startsWith('var(')).length).toBeGreaterThan(6);
        const faint = parts.filter(({ contrast, least }) => contrast < least);
        expect.soft(faint, `contrast at ${width} px, ${colorScheme}`).toEqual([]);
      }
    }
  });
}

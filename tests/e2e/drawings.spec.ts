import type { Locator, Page } from '@playwright/test';
import type { ServiceContent } from '../../src/content/schemas/service.ts';
import type { ServicesPageContent } from '../../src/content/schemas/servicesPage.ts';
import { readContent } from '../support/content.ts';
import { SERVICE_SLUGS } from '../support/services.ts';
import { expectAccessible, waitForTransitions } from './support/axe.ts';
import { contrastsOf, textsOf } from './support/figures.ts';
import { cardsOf, expectReadableCards, openDrawings, TEXT_PX } from './support/readableCards.ts';
import { expect, test } from './support/test.ts';

const NOT_DRAWN = 'no service has a large drawing';
/** Services with a large drawing and a list of deliverables. */
const DRAWN = SERVICE_SLUGS.filter((slug) => {
  const { drawing, deliverables = [] } = readContent<Partial<ServiceContent>>(
    `services/${slug}.yaml`,
  );
  return drawing && deliverables.length >= 7;
});
const { drawingHint } = readContent<ServicesPageContent>('pages/services.yaml');

for (const slug of DRAWN) {
  // One load for three questions: opening the drawings takes longer than measuring them.
  test(`the drawings of ${slug} can be read on the narrowest phone and in both themes, and say where they scroll [V5] [E4]`, async ({
    page,
  }) => {
    // Words keep their size while a drawing grows: they are judged where it is smallest.
    await page.setViewportSize({ width: 320, height: 900 });
    await openDrawings(page, slug);
    await test.step('words can be read on the narrowest phone', async () => {
      await expectReadableCards(page);
      await page.setViewportSize({ width: 390, height: 844 });
      const sizes = (await textsOf(page.locator('.draw'))).map(({ size }) => size);
      expect(sizes.length).toBeGreaterThan(0);
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(TEXT_PX);
    });

    await test.step('a hint says that the large drawing scrolls, exactly where it does', async () => {
      const hint = page.getByText(drawingHint);
      for (const width of [390, 640, 768, 1024, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect([width, await hint.isVisible()]).toEqual([width, (await roomIn(page)) > 1]);
      }
    });

    await test.step('lines can be seen in light and in dark', async () => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await waitForTransitions(page);
        const parts = await contrastsOf(cardsOf(page));
        expect(parts.filter(({ what }) => what.startsWith('var(')).length).toBeGreaterThan(6);
        const faint = parts.filter(({ contrast, least }) => contrast < least);
        expect(faint, colorScheme).toEqual([]);
      }
    });
  });
}

test('a large drawing fits a desk, and on a phone keys move it [V5] [E4]', async ({ page }) => {
  test.skip(DRAWN.length === 0, NOT_DRAWN);
  await openDrawings(page, DRAWN[0] ?? '');
  expect(await roomIn(page)).toBeLessThanOrEqual(1);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await roomIn(page)).toBeGreaterThan(20);
  const { pan } = handOverOf(page);
  await pan.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => pan.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
});

/** The large drawing's frame, and the list of its deliverables. */
function handOverOf(page: Page) {
  const part = page.getByRole('region').filter({ has: page.locator('#deliverable-1') });
  return {
    pan: part.getByRole('group'),
    item: (at: number) =>
      part
        .getByRole('list')
        .first()
        .getByRole('listitem')
        .nth(at - 1),
    balloon: (at: number) => part.locator(`a[href="#deliverable-${at}"]`),
  };
}
/** By how many pixels the large drawing scrolls. */
const roomIn = (page: Page) =>
  handOverOf(page).pan.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
const ringOf = (item: Locator) =>
  item.evaluate((li) => getComputedStyle(li, '::before').backgroundColor);

for (const slug of DRAWN.slice(0, 2)) {
  test.describe(`on a phone, ${slug}`, () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

    for (const at of [1, 7]) {
      test(`a press on deliverable ${at} brings its part of the drawing into view`, async ({
        page,
      }) => {
        await openDrawings(page, slug);
        const { item, balloon } = handOverOf(page);
        await item(at).getByRole('link').first().tap(); // a second one leads to a specimen
        await expect(balloon(at)).toBeInViewport({ ratio: 0.9 });
        expect(await ringOf(item(at))).not.toBe(await ringOf(item(3)));
      });
    }

    test('a press on a number in the drawing marks its row and brings it into view', async ({
      page,
    }) => {
      await openDrawings(page, slug);
      const { item, balloon } = handOverOf(page);
      await balloon(6).tap();
      await expect(item(6)).toBeInViewport();
      expect(await ringOf(item(6))).not.toBe(await ringOf(item(3)));
    });
  });
}

test('the Tab key goes through the list, and not through the numbers as well', async ({ page }) => {
  test.skip(DRAWN.length === 0, NOT_DRAWN);
  await openDrawings(page, DRAWN[0] ?? '');
  const { pan, item } = handOverOf(page);
  await pan.focus();
  await page.keyboard.press('Tab');
  // A deliverable may have a second link, to a specimen of it.
  await expect(item(1).getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#part-1$/);
  await expectAccessible(page, 'main');
});

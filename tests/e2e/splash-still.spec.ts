// Where motion is unwanted, and where no script runs.
import { expectAccessible } from './support/axe.ts';
import { expectNoOverflow } from './support/overflow.ts';
import {
  expectGone,
  HAS_SPLASH,
  letEnd,
  NO_SPLASH,
  notice,
  opacity,
  openAt,
  SPLASH_MS,
  setClock,
} from './support/splash.ts';
import { LOOKS } from './support/steady.ts';
import { expect, inTier, test } from './support/test.ts';

test.skip(!HAS_SPLASH, NO_SPLASH);

test.describe('with reduced motion', () => {
  test('the notice stands still for 3000 ms and then is gone [L3]', async ({ page }) => {
    await openAt(page, 0);
    const animations = await page.evaluate(() =>
      document.getAnimations().map((animation) => animation.effect?.getTiming()),
    );
    expect(animations).toHaveLength(1);
    expect(animations[0]?.delay).toBe(SPLASH_MS);
    expect(Number(animations[0]?.duration)).toBeLessThan(1);
    await setClock(page, SPLASH_MS - 1);
    await expect(notice(page)).toBeVisible();
    expect(await opacity(page)).toBe(1);
    await letEnd(page);
    await expectGone(page);
  });

  test('the notice fits every window [E4]', async ({ page }) => {
    await openAt(page, 500);
    for (const [width, height] of [
      [320, 480],
      [390, 844],
      [844, 390],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expectNoOverflow(page);
      const title = await notice(page).getByRole('heading').boundingBox();
      const line = await notice(page)
        .getByText(/check back\ssoon/)
        .boundingBox();
      expect(title?.y).toBeGreaterThan(0);
      expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThan(height);
    }
  });

  for (const { width, colorScheme } of LOOKS) {
    const tier = inTier(colorScheme === 'dark');
    test(
      `no accessibility fault under the notice, ${colorScheme}, ${width} px [E4]`,
      tier,
      async ({ page }) => {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 900 });
        await openAt(page, 500);
        await expectAccessible(page);
        await expect(notice(page)).toBeVisible();
      },
    );
  }

  test('printing the page leaves the notice out', async ({ page }) => {
    await openAt(page, 500);
    await page.emulateMedia({ media: 'print' });
    await expect(notice(page)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the notice comes and goes by itself [L3]', async ({ page }) => {
    await openAt(page, SPLASH_MS - 1);
    await expect(notice(page)).toBeVisible();
    await letEnd(page);
    await expect(notice(page)).toBeHidden();
  });

  test('pressing Tab uncovers the page [L3]', async ({ page }) => {
    await openAt(page, 500);
    await page.keyboard.press('Tab');
    await expect(notice(page)).toBeHidden();
  });

  test('pressing the pointer uncovers the page [L3]', async ({ page }) => {
    await openAt(page, 500);
    await page.mouse.click(700, 450);
    await expect(notice(page)).toBeHidden();
  });
});

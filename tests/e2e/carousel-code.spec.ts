import { carouselOf, expectInView } from './support/carousel.ts';
import { hold } from './support/hold.ts';
import { expect, test } from './support/test.ts';

test('a click made before the code has arrived is carried out at once [V3]', async ({ page }) => {
  const release = await hold(page, /Carousel[^/]*\.js$/);
  await page.goto('/services/analog-and-mixed-signal');
  const { region, strip, next, position } = carouselOf(page);
  await next.click();
  await expectInView(strip, [1, 2, 3]);
  release();
  await expect(region).toHaveAttribute('data-live');
  await expectInView(strip, [1, 2, 3]);
  await expect(position.getByText('2 to 4 of 6')).toBeVisible();
});

test.describe('where motion is welcome', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('quick presses before the code has arrived all count [V3]', async ({ page }) => {
    const release = await hold(page, /Carousel[^/]*\.js$/);
    await page.goto('/services/analog-and-mixed-signal');
    const { region, strip, next } = carouselOf(page);
    await next.hover();
    await next.evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
    });
    release();
    await expect(region).toHaveAttribute('data-live');
    await next.evaluate((button: HTMLButtonElement) => button.click());
    await expectInView(strip, [3, 4, 5]);
  });
});

test.describe('when its code does not arrive', () => {
  test.use({ consoleErrors: [/astro-island|Failed to (load|fetch)/] });

  test('the strip and its buttons still reach every card [E2]', async ({ page }) => {
    await page.route(/Carousel[^/]*\.js/, (route) => route.abort());
    await page.goto('/services/analog-and-mixed-signal');
    const { region, strip, next, previous } = carouselOf(page);
    const failed = page.waitForEvent('console', (message) => message.type() === 'error');
    await strip.hover();
    await failed;
    await expect(region.getByRole('button')).toHaveCount(2);
    await next.click();
    await expectInView(strip, [1, 2, 3]);
    await previous.click();
    await previous.click();
    await expectInView(strip, [3, 4, 5]);
    await next.click();
    await expectInView(strip, [0, 1, 2]);
    await strip.hover();
    await page.mouse.wheel(3000, 0);
    await expectInView(strip, [3, 4, 5]);
  });
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('all six cards can be scrolled to, and no button is dead [V3]', async ({ page }) => {
    await page.goto('/services/analog-and-mixed-signal');
    const { region, strip, cards } = carouselOf(page);
    await expect(cards).toHaveCount(6);
    await expect(region.getByRole('button')).toHaveCount(0);
    await expect(cards.nth(5)).not.toBeInViewport();
    await strip.hover();
    await page.mouse.wheel(3000, 0);
    await expect(cards.nth(5)).toBeInViewport();
  });
});

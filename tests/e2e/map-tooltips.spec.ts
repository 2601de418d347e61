import type { Page } from '@playwright/test';
import { isCityAndCountry } from '../../src/lib/address.ts';
import { holdScripts } from './support/hold.ts';
import { here, mapOf, ONE_OFFICE, offices, seenOnPhone, there } from './support/offices.ts';
import { expect, test } from './support/test.ts';

test('hovering a marker shows the address, and the pointer may move onto it [C2]', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/contact');
  const { marker, tooltip, borders } = mapOf(page);
  await marker(here.id).hover();
  await expect(tooltip).toContainText(here.address);
  await expect(borders).toBeVisible();
  // Where the marker's name is the address, its description goes on from there.
  const goesOn = isCityAndCountry(here) ? '^' : '';
  await expect(marker(here.id)).toHaveAccessibleDescription(
    new RegExp(`${goesOn}\\S+ \\d\\d:\\d\\d .*\\d°`),
  );

  await tooltip.hover();
  await page.clock.runFor(1_000); // far longer than it waits for a pointer on its way
  expect(await tooltip.count()).toBe(1);
  await expect(tooltip).toContainText(here.address);
  if (there) {
    await marker(there.id).hover();
    await expect(tooltip).toHaveCount(1);
    await expect(tooltip).toContainText(there.address);
  }
  await page.mouse.move(5, 5);
  await expect(tooltip).toHaveCount(0);
});

test('the keyboard goes through the offices from west to east, one tooltip at a time [C2]', async ({
  page,
}) => {
  await page.goto('/contact');
  const { marker, tooltip } = mapOf(page);
  const [first, ...others] = offices.toSorted((a, b) => a.longitude - b.longitude);
  if (!first) throw new Error('no offices');
  await marker(first.id).focus();
  await expect(tooltip).toContainText(first.address);
  for (const { id, address } of others) {
    await page.keyboard.press('Tab');
    await expect(marker(id)).toBeFocused();
    await expect(tooltip).toHaveCount(1);
    await expect(tooltip).toContainText(address);
  }
  await page.keyboard.press('Tab');
  await expect(tooltip).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a tap opens a tooltip and keeps it, a second tap or one elsewhere closes it [C2]', async ({
    page,
  }) => {
    await page.goto('/contact');
    const { marker, tooltip } = mapOf(page);
    await marker(here.id).tap();
    await expect(tooltip).toContainText(here.address);
    await marker(here.id).tap();
    await expect(tooltip).toHaveCount(0);
    await marker(here.id).tap();
    await expect(tooltip).toHaveCount(1);
    const other = seenOnPhone.at(-1);
    if (other && other !== here) {
      await marker(other.id).tap();
      await expect(tooltip).toHaveCount(1);
      await expect(tooltip).toContainText(other.address);
    }
    await page.getByRole('heading', { level: 1 }).tap();
    await expect(tooltip).toHaveCount(0);
  });

  test('where a tap gives no focus, as in Safari, one elsewhere still closes the tooltip [C2]', async ({
    page,
  }) => {
    await page.goto('/contact');
    const { marker, tooltip, borders } = mapOf(page);
    await page.getByRole('table').hover();
    await expect(borders).toBeVisible();
    await page.evaluate(() => addEventListener('mousedown', (press) => press.preventDefault()));
    await marker(here.id).tap();
    await expect(tooltip).toHaveCount(1);
    await expect(marker(here.id)).not.toBeFocused();
    await page.getByRole('heading', { level: 1 }).tap();
    await expect(tooltip).toHaveCount(0);
  });

  test.describe('before React is there', () => {
    /** What a browser that neither focuses nor points with a finger leaves of a tap. */
    async function tapEarly(page: Page) {
      const arrive = await holdScripts(page);
      await page.goto('/contact');
      const map = mapOf(page);
      await map.marker(here.id).dispatchEvent('pointerover', { pointerType: 'touch' });
      await map.marker(here.id).dispatchEvent('click');
      return { ...map, arrive };
    }

    test('a tap opens its tooltip once it has, where a tap gives neither focus nor hover [C2]', async ({
      page,
    }) => {
      const { tooltip, borders, arrive } = await tapEarly(page);
      expect(await tooltip.count()).toBe(0);
      arrive();
      await expect(borders).toBeVisible();
      await expect(tooltip).toContainText(here.address);
      await page.getByRole('heading', { level: 1 }).tap();
      await expect(tooltip).toHaveCount(0);
    });

    test('a second tap closes the tooltip that the first has opened [C2]', async ({ page }) => {
      const { marker, tooltip, borders, arrive } = await tapEarly(page);
      await marker(here.id).dispatchEvent('click');
      arrive();
      await expect(borders).toBeVisible();
      expect(await tooltip.count()).toBe(0);
    });

    test('a press elsewhere takes back a tap that still waits [C2]', async ({ page }) => {
      const { tooltip, borders, arrive } = await tapEarly(page);
      await page.getByRole('heading', { level: 1 }).tap();
      arrive();
      await expect(borders).toBeVisible();
      expect(await tooltip.count()).toBe(0);
    });
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('hovering or focusing a marker shows its address, one at a time [C2]', async ({ page }) => {
    await page.goto('/contact');
    const { marker, tooltip } = mapOf(page);
    await expect(tooltip).toHaveCount(0);
    await marker(here.id).focus();
    await expect(tooltip).toContainText(here.address);
    test.skip(!there, ONE_OFFICE);
    await marker(there?.id ?? '').hover();
    await expect(tooltip).toHaveCount(1);
    await expect(tooltip).toContainText(there?.address ?? '');
  });
});

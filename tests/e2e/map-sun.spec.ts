// The sun of the map is the handle of its hour: pointer, finger, keyboard, forced colours, and no script at all.
import type { Page } from '@playwright/test';
import type { ContactContent } from '../../src/content/schemas/contact.ts';
import { readContent } from '../support/content.ts';
import { expectAccessible } from './support/axe.ts';
import { here, mapOf, offices, rowOf } from './support/offices.ts';
import { LOOKS } from './support/steady.ts';
import { expect, test } from './support/test.ts';

const {
  map: { hours },
} = readContent<ContactContent>('pages/contact.yaml');

/** The sun’s range is the first slider of the map: the rule of a phone has the same name. */
const rangeOf = (page: Page) => mapOf(page).frame.getByRole('slider', { name: hours.clock });
const handleOf = (page: Page) => rangeOf(page).locator('..');
const sentenceOf = (page: Page) => page.locator('#offices p:not([aria-hidden]):has(> b)');

/** A Tuesday, at noon in London. */
async function comeToMap(page: Page) {
  await page.clock.setFixedTime(new Date('2026-11-17T12:00:00Z'));
  await page.goto('/contact');
  await expect(rangeOf(page)).toBeAttached();
  await expect(sentenceOf(page)).toContainText(hours.now);
}

/** Above the sentence, which stands at the foot of the window. */
const bringIntoView = (page: Page) =>
  handleOf(page).evaluate((sun) =>
    sun.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' }),
  );

async function middleOf(page: Page) {
  const { x = 0, y = 0, width = 0, height = 0 } = (await handleOf(page).boundingBox()) ?? {};
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  return { x: x + width / 2, y: y + height / 2 };
}

test.use({ timezoneId: 'Europe/London' });

test('the sun is pulled: it goes along with the pointer, and night, table and sentence follow [C11]', async ({
  page,
}) => {
  await comeToMap(page);
  const night = mapOf(page).frame.locator('svg > path[d*="H-1446Z"]').first();
  const before = await night.getAttribute('d');
  await bringIntoView(page);
  const from = await middleOf(page);
  // One pixel is a minute on a map of 1440 px; the sun goes west.
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x - 60, from.y, { steps: 4 });
  await page.mouse.move(from.x - 120, from.y, { steps: 4 });
  await page.mouse.up();
  await expect(rangeOf(page)).toHaveAttribute('aria-valuetext', /14:00/);
  await expect(sentenceOf(page)).toContainText('14:00');
  await expect(night).not.toHaveAttribute('d', before ?? '');
  expect((await middleOf(page)).x).toBeCloseTo(from.x - 120, -1);
  await expect(rowOf(page, here.id).getByRole('time')).toHaveText(
    new RegExp(
      new Date('2026-11-17T14:00:00Z').toLocaleTimeString('en-GB', {
        timeZone: here.timeZone,
        hour: '2-digit',
        minute: '2-digit',
      }),
    ),
  );
  await page.mouse.move(from.x + 300, from.y);
  await expect(sentenceOf(page)).toContainText('14:00'); // it was let go

  await page.getByRole('button', { name: hours.backToNow }).click();
  await expect(sentenceOf(page)).toContainText('12:00');
  await expect(night).toHaveAttribute('d', before ?? '');
});

test('a sun that is pulled to an hour that is past stands for tomorrow [C11]', async ({ page }) => {
  await comeToMap(page);
  await bringIntoView(page);
  const from = await middleOf(page);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 180, from.y, { steps: 4 });
  await page.mouse.up();
  await expect(sentenceOf(page)).toContainText(/18 Nov.*9:00/);
});

test('with the keyboard the sun goes by quarters of an hour, west with the left arrow [C11]', async ({
  page,
}) => {
  await comeToMap(page);
  await rangeOf(page).focus();
  for (const [key, time] of [
    ['ArrowLeft', '12:15'],
    ['ArrowUp', '12:30'],
    ['PageUp', '13:30'],
    ['ArrowRight', '13:15'],
    ['End', '23:45'],
    ['ArrowUp', '0:00'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(rangeOf(page)).toHaveAttribute('aria-valuetext', new RegExp(`\\b${time}`));
  }
  await expect(rangeOf(page)).toBeFocused();
  expect(await mapOf(page).frame.evaluate(({ scrollLeft }) => scrollLeft)).toBe(0);
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('the sun is pulled while map and page stay where they are [C11]', async ({ page }) => {
    await comeToMap(page);
    await bringIntoView(page);
    const { x, y } = await middleOf(page);
    const scrolled = () =>
      mapOf(page).frame.evaluate(({ scrollLeft }) => [scrollLeft, scrollX, scrollY]);
    const before = await scrolled();
    const browser = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: number) =>
      browser.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x: at, y }],
      });
    await touch('touchStart', x);
    for (const moved of [20, 60, 98]) await touch('touchMove', x - moved);
    await touch('touchEnd', x - 98);
    // 1180 px are a day.
    await expect(sentenceOf(page)).toContainText('14:00');
    expect(await scrolled()).toEqual(before);
  });

  test('the rule of the day below the map moves the sun, too [C11]', async ({ page }) => {
    await comeToMap(page);
    const rule = page.locator('#offices').getByRole('slider', { name: hours.clock }).last();
    const { width = 0, height = 0 } = (await rule.boundingBox()) ?? {};
    expect(height).toBeGreaterThanOrEqual(44);
    await rule.tap({ position: { x: width * 0.75, y: height / 2 } });
    await expect(rangeOf(page)).toHaveAttribute('aria-valuetext', /18:[01]\d/);
  });
});

test('in forced colours the sun is there and is pulled, and marks and sentence follow [C11] [E4]', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await comeToMap(page);
  await expect(handleOf(page)).toBeVisible();
  await rangeOf(page).focus();
  await page.keyboard.press('PageUp');
  await expect(sentenceOf(page)).toContainText('13:00');
  await expectAccessible(page, '#offices');
});

test('in forced colours no halo of the same colour covers the names [C1] [E4]', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await comeToMap(page);
  const name = mapOf(page).marker(here.id).locator('..').getByText(here.name).first();
  await expect(name).toHaveCSS('-webkit-text-stroke-width', '0px');
});

test('from 1024 px on each marker has its name and its time beside it [C1]', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await comeToMap(page);
  for (const { id, name } of offices) {
    const item = mapOf(page).marker(id).locator('..');
    await expect(item.getByText(name, { exact: true }).first()).toBeVisible();
    await expect(item.getByText(/\d:\d\d$/).first()).toBeVisible();
  }
});

for (const { width, colorScheme } of LOOKS)
  test(`axe finds nothing while the sun is pulled, ${colorScheme}, ${width} px [E4]`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await comeToMap(page);
    await rangeOf(page).focus();
    await page.keyboard.press('PageUp');
    await expect(page.getByRole('button', { name: hours.backToNow })).toBeVisible();
    for (const part of ['#offices', '#hours']) await expectAccessible(page, part);
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('names, table and form are there, and nothing that would be dead [C11]', async ({
    page,
  }) => {
    await page.goto('/contact');
    await expect(
      mapOf(page).marker(here.id).locator('..').getByText(here.name).first(),
    ).toBeVisible();
    await expect(page.getByRole('slider')).toHaveCount(0);
    await expect(page.getByText(hours.dayAfter)).toBeHidden();
    await expect(page.getByRole('rowheader', { name: here.name })).toBeVisible();
    await expect(page.locator('#contact-form form')).toBeVisible();
  });
});

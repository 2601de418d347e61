import { here, mapOf, offices, rowOf, there } from './support/offices.ts';
import { expect, test } from './support/test.ts';

test('each office’s local time is right, names its weekday and follows the minute [C4, C10]', async ({
  page,
}) => {
  // The clock runs on: on a busy machine half a minute may pass before the page is there.
  await page.clock.install({ time: new Date('2026-01-15T12:59:00Z') });
  await page.goto('/contact');
  const expected = (now: string) =>
    offices.map(({ timeZone }) => {
      const date = new Date(now);
      const day = date.toLocaleDateString('en', { timeZone, weekday: 'short' });
      const clock = { timeZone, hour: '2-digit', minute: '2-digit' } as const;
      return `${day} ${date.toLocaleTimeString('en-GB', clock)}`;
    });
  const rows = page.getByRole('row').filter({ has: page.getByRole('link') });
  const times = rows.getByRole('time');
  await expect(times).toHaveText(expected('2026-01-15T12:59:00Z'));
  await expect(mapOf(page).borders).toBeVisible(); // else a minute ends the wait for their file
  await page.clock.runFor(60_000);
  await expect(times).toHaveText(expected('2026-01-15T13:00:00Z'));
});

test('the times are right after a nap of the tab [C4]', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-07-15T12:00:00Z'));
  await page.goto('/contact');
  const time = rowOf(page, here.id).getByRole('time');
  const before = (await time.textContent()) ?? '';
  expect(before).toMatch(/\d:\d\d$/);
  await page.clock.setFixedTime(new Date('2026-07-15T15:30:00Z'));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(time).not.toHaveText(before);
  await expect(time).toHaveText(/:[30]0$/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a link to an office opens the page at its row and the map at its marker [C4]', async ({
    page,
  }) => {
    const { id } = there ?? here;
    await page.goto(`/contact#${id}`);
    await expect(rowOf(page, id)).toBeInViewport();
    const { frame, marker } = mapOf(page);
    await expect
      .poll(async () => {
        const [inner, outer] = [await marker(id).boundingBox(), await frame.boundingBox()];
        return inner && outer && inner.x + 36 <= outer.x + outer.width;
      })
      .toBe(true);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the list names each office’s time zone instead of a time [C4]', async ({ page }) => {
    await page.goto('/contact');
    await expect(page.getByRole('rowheader')).toHaveCount(offices.length);
    await expect(page.getByRole('table').getByRole('time')).toHaveCount(0);
    for (const { id } of offices) {
      const cell = rowOf(page, id).getByRole('cell').nth(1);
      await expect(cell).toHaveText(/\p{L}+/u);
    }
  });
});

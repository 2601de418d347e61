import { openPage } from './support/openPage.ts';
import { expect, test } from './support/test.ts';

test.beforeEach(({ page }) => openPage(page, '/'));

test('reading who the company is, with its favicon beside it [L2]', async ({ page }) => {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Who We Are' })).toBeVisible();
  await expect(main.getByText(/experts in analog and digital chip design, AI/)).toBeVisible();
  const favicon = main.getByRole('figure').getByRole('img');
  await expect(favicon).toHaveAttribute('src', '/favicon.svg');
  await expect
    .poll(() => favicon.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});

test('only the footer of the page repeats Contact Us [L4] [F1]', async ({ page }) => {
  await expect(page.getByRole('main').getByRole('link', { name: 'Contact Us' })).toHaveCount(0);
  await expect(
    page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }),
  ).toBeVisible();
});

test('[L4] the first view asks for the form and leads to every service', async ({ page }) => {
  const main = page.getByRole('main');
  const hrefs = (names: string) =>
    main.locator(names).evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const [form, services] = await hrefs('section:first-of-type p > a');
  expect([form, services]).toEqual(['/contact#contact-form', '/services']);
  expect(await hrefs('section:first-of-type + nav a')).toHaveLength(7);
});

test('the statement keeps clear of the construction circle', async ({ page }) => {
  for (const width of [1201, 1366, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const gap = await page.evaluate(() => {
      const end = Math.max(
        ...[...document.querySelectorAll('hgroup p span')].map(
          (part) => part.getBoundingClientRect().right,
        ),
      );
      return (document.querySelector('#construction')?.getBoundingClientRect().left ?? 0) - end;
    });
    expect(gap, `${width} px`).toBeGreaterThanOrEqual(24);
  }
});

import { settings } from '../../site.config.ts';
import { cutOff, stretchTexts } from './support/stretch.ts';
import { expect, test } from './support/test.ts';

test('the page ends with ways to keep in touch, its services, the company and its name [F1] [F2]', async ({
  page,
}) => {
  await page.goto('/about');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('heading', { level: 2 })).toHaveText('Keep in touch');
  const contact = footer.getByRole('link', { name: 'Contact Us' });
  await expect(contact).toHaveAttribute('href', '/contact#contact-form');
  const office = footer.getByRole('link', { name: 'Find an Office' });
  await expect(office).toHaveAttribute('href', '/contact#offices');
  const services = footer.getByRole('navigation').getByRole('link');
  await expect(services).toHaveCount(7);
  await expect(footer.getByText('©').filter({ hasText: settings.legalName })).toBeVisible();
  const mail = footer.getByRole('link', { name: settings.email });
  await expect(mail).toHaveAttribute('href', `mailto:${settings.email}`);
  await expect(footer.getByText(/About Us$/)).toBeVisible();
});

test('longer words stay in their boxes [E4]', async ({ page }) => {
  await page.goto('/about');
  await stretchTexts(page);
  for (const width of [320, 832, 1200]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await cutOff(page, 'footer'), `${width} px`).toEqual([]);
  }
});

test('links in the footer are large enough to tap on a phone [E4]', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/about');
  for (const link of await page.getByRole('contentinfo').getByRole('link').all()) {
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
});

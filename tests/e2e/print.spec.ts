import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { site } from '../../site.config.ts';
import { PAPERS, sheetsOf } from './support/paper.ts';
import { expect, test } from './support/test.ts';

const MOST_SHEETS = 2;

// Every service in every language: tests/full/print.spec.ts.
for (const path of ['/services/analog-and-mixed-signal', '/de/services/analog-and-mixed-signal']) {
  for (const paper of PAPERS) {
    test(`${path} is a data sheet of two pages on ${paper}`, async ({ page }) => {
      await page.goto(path);
      expect(await sheetsOf(page, paper)).toBe(MOST_SHEETS);
    });
  }
}

test('a data sheet has the drawing, its list and the title block, and nothing to press', async ({
  page,
}) => {
  await page.goto('/services/rtl-design');
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  await expect(main.getByRole('img', { name: /\w+ \w+ \w+/ }).last()).toBeVisible();
  await expect(main.locator('picture')).toBeHidden();
  await expect(main.getByRole('link', { name: 'Contact Us' }).first()).toBeHidden();
  await expect(page.getByRole('contentinfo').getByText(site.email)).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('navigation')).toBeHidden();
});

test('the contact page prints the address and the offices, not the form', async ({ page }) => {
  const { offices } = parse(readFileSync('content/en/offices.yaml', 'utf8'));
  await page.goto('/contact');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('table').getByRole('rowheader')).toHaveCount(offices.length);
  await expect(page.getByRole('main').getByText(site.email).first()).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
});

import { settings } from '../../src/settings.ts';
import { OTHER_ROOT } from '../support/otherLanguage.ts';
import { ANY_SERVICE } from '../support/services.ts';
import { formOf } from './support/contactForm.ts';
import { offices } from './support/offices.ts';
import { pathIn, servicePaths } from './support/routes.ts';
import { expect, inTier, test } from './support/test.ts';

const QUICK = [ANY_SERVICE, `${OTHER_ROOT}${ANY_SERVICE}`];

for (const { lang, locale } of settings.languages) {
  for (const path of ['/services', ...servicePaths].map((source) => pathIn(lang, source))) {
    for (const paper of ['A4', 'Letter']) {
      test(
        `${path} prints on as many sheets of ${paper} as its title block says`,
        inTier(QUICK.includes(path)),
        async ({ page }) => {
          await page.goto(path);
          const titleBlock = page.getByRole('contentinfo').getByRole('list').last();
          // After the name of the page and its number
          const said = await titleBlock.getByRole('listitem').nth(2).textContent();
          const pdf = await page.pdf({ format: paper });
          const sheets = pdf.toString('latin1').match(/\/Type \/Page\b/g) ?? [];
          const digits = new Intl.NumberFormat(locale, { useGrouping: false });
          expect(said).toContain(digits.format(sheets.length));
        },
      );
    }
  }
}

test('a data sheet has the drawing, its list and the title block, and nothing to press', async ({
  page,
}) => {
  await page.goto(ANY_SERVICE);
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  await expect(main.getByRole('img', { name: /\w+ \w+ \w+/ }).last()).toBeVisible();
  await expect(main.locator('picture')).toBeHidden();
  await expect(main.getByRole('link', { name: 'Contact Us' }).first()).toBeHidden();
  await expect(page.getByRole('contentinfo').getByText(settings.email)).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('navigation')).toBeHidden();
});

test('the title block stands at the foot of a sheet, and nothing of the page behind it', async ({
  page,
}) => {
  await page.goto(ANY_SERVICE);
  await page.emulateMedia({ media: 'print' });
  const block = page.getByRole('contentinfo').getByText(settings.email);
  await expect(block).toBeInViewport();
  const room = await page.getByRole('main').evaluate((main) => ({
    padding: Number.parseFloat(getComputedStyle(main).paddingBlockEnd),
    isOnEverySheet: getComputedStyle(main).getPropertyValue('box-decoration-break') === 'clone',
  }));
  const { y } = (await block.boundingBox()) ?? { y: 0 };
  expect(room.isOnEverySheet).toBe(true);
  expect(room.padding).toBeGreaterThan((page.viewportSize()?.height ?? 0) - y);
});

test('the contact page prints the address and the offices, not the form', async ({ page }) => {
  await page.goto('/contact');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('table').getByRole('rowheader')).toHaveCount(offices.length);
  await expect(page.getByRole('main').getByText(settings.email).first()).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
});

test('a message that is longer than a sheet begins on the first', async ({ page }) => {
  await page.goto('/contact');
  const { approach, fill } = formOf(page);
  await approach();
  await fill({ message: 'a line\n'.repeat(70) });
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(2);
});

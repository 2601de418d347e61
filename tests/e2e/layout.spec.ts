// The layout between the widths that were drawn: tablets, half of a desktop window, large text.

import type { Page } from '@playwright/test';
import { settings } from '../../src/settings.ts';
import { ANY_SERVICE } from '../support/services.ts';
import { expectSoundLayout, expectWholeFigures } from './support/layout.ts';
import { mapOf, offices } from './support/offices.ts';
import { openPage } from './support/openPage.ts';
import { expectNoOverflow } from './support/overflow.ts';
import { kindsOfPages, pathIn } from './support/routes.ts';
import { expect, test } from './support/test.ts';

// The browser itself logs the status of the not-found page.
test.use({ consoleErrors: [[/404 \(Not Found\)/], { scope: 'test' }] });

/** Phones, tablets upright and across, half a desktop window, laptops, large screens. */
const WIDTHS = [320, 360, 390, 600, 720, 834, 960, 1024, 1180, 1366, 1920, 2560];

for (const path of kindsOfPages) {
  test(`every field, text and picture of ${path} has its place at ${WIDTHS.length} widths [E4]`, async ({
    page,
  }) => {
    await openPage(page, path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await expectSoundLayout(page);
      await expectWholeFigures(page);
    }
  });
}

const WIDE_SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }';

/** As a reader's own style does it; a `<style>` would be refused by the page's policy. */
const addStyle = (page: Page, css: string) =>
  page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, css);

/** Languages with the longest words. */
const LONG_WORDS = [
  { lang: 'tr', path: '/' },
  { lang: 'es', path: '/services' },
  { lang: 'de', path: ANY_SERVICE },
  { lang: 'es', path: '/about' },
  { lang: 'de', path: '/contact' },
]
  .filter(({ lang }) => settings.languages.some((each) => each.lang === lang))
  .map(({ lang, path }) => pathIn(lang, path));
for (const path of LONG_WORDS) {
  test(`${path} keeps its words apart with text spacing of the reader's own [WCAG 1.4.12]`, async ({
    page,
  }) => {
    await openPage(page, path);
    await addStyle(page, WIDE_SPACING);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await expectSoundLayout(page);
    }
  });
}

test('the list of tasks stays on the narrowest phone with text spacing of the reader’s own [WCAG 1.4.12]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 900 });
  await openPage(page, pathIn('de', '/services/firmware-development'));
  await page.locator('#calculation').scrollIntoViewIfNeeded();
  await expect(page.locator('#calculation table input').first()).toBeVisible();
  await addStyle(page, WIDE_SPACING);
  await expectNoOverflow(page);
});

for (const { lang } of settings.languages) {
  test(`hours and addresses of the offices keep apart on the narrowest phone, ${lang} [C4]`, async ({
    page,
  }) => {
    // On a Saturday each office says the most.
    await page.clock.setFixedTime(new Date('2026-11-21T12:00:00Z'));
    await page.setViewportSize({ width: 320, height: 800 });
    await openPage(page, pathIn(lang, '/contact'));
    await mapOf(page).markers.first().focus();
    await expect(page.getByRole('table').getByRole('img')).toHaveCount(offices.length + 1);
    await page.keyboard.press('Escape');
    await expectSoundLayout(page);
    await openPage(page, pathIn(lang, '/services'));
    await expectSoundLayout(page);
  });
}

// The layout between the widths that were drawn: tablets, half of a desktop window, large text.
import { expectSoundLayout } from './support/layout.ts';
import { openPage } from './support/openPage.ts';
import { kindsOfPages } from './support/routes.ts';
import { test } from './support/test.ts';

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
    }
  });
}

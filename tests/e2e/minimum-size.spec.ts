import type { Locator } from '@playwright/test';
import { browserArguments, systemBrowser } from '../../scripts/browser.mjs';
import { settings } from '../../src/settings.ts';
import { SERVICES } from '../support/services.ts';
import { type Box, overlap } from './support/boxes.ts';
import { openPage } from './support/openPage.ts';
import { allPaths, pathIn } from './support/routes.ts';
import { expect, test } from './support/test.ts';

// A browser can be told that no letter may be smaller. Sizes in em and rem do not follow, so boxes stay as they are.
test.use({
  launchOptions: {
    executablePath: systemBrowser(),
    args: [...browserArguments, '--blink-settings=minimumFontSize=20'],
  },
  viewport: { width: 1280, height: 900 },
});

/** The boxes of the letters, which may be larger than those of their elements. */
const textBoxes = (elements: Locator): Promise<Box[]> =>
  elements.evaluateAll((all) =>
    all
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return range.getBoundingClientRect().toJSON();
      }),
  );

async function expectApart(elements: Locator) {
  const boxes = await textBoxes(elements);
  expect(boxes.length).toBeGreaterThan(1);
  const touching = boxes.flatMap((box, at) =>
    boxes
      .slice(at + 1)
      .filter((other) => overlap(box, other))
      .map((other) => ({ box, other })),
  );
  expect(touching).toEqual([]);
}

const notes = allPaths.filter((path) => path.startsWith('/notes/'));

for (const path of notes)
  test(`footnotes of ${path} stand on nothing else [E4]`, async ({ page }) => {
    await openPage(page, path);
    await expectApart(page.locator('main :is(p, h2)'));
  });

// The longest names of standards stand in a narrow column; the text beside them is in the language of the page.
for (const lang of [settings.languages[0].lang, settings.languages.at(-1)?.lang ?? ''])
  test(`a standard stands beside its description, ${lang} [E4]`, async ({ page }) => {
    for (const path of SERVICES) {
      await openPage(page, pathIn(lang, path));
      await expectApart(page.locator('main :is(dt, dd)'));
    }
  });

test('on the rule of the levels no name and no size stands on another [E4]', async ({ page }) => {
  await openPage(page, '/');
  await expectApart(page.locator('[data-depth] li a > span > span'));
});

test('no name on the rule of the levels breaks inside a word [E4]', async ({ page }) => {
  await openPage(page, '/');
  const broken = await page.locator('[data-depth] li a > span:last-of-type').evaluateAll((names) =>
    names.flatMap(({ firstChild, textContent }) =>
      [...textContent.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(firstChild as Text, index);
        range.setEnd(firstChild as Text, index + word.length);
        return range.getClientRects().length > 1 ? word : [];
      }),
    ),
  );
  expect(broken).toEqual([]);
});

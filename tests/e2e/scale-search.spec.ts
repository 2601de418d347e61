// A search in the page, and a link to a text as search engines make it, lead to words that can be seen.
import type { Page } from '@playwright/test';
import { openPage } from './support/openPage.ts';
import { caption, item, MIDDLE_STOP, stops } from './support/scale.ts';
import { expect, inTier, test } from './support/test.ts';

test.use({ reducedMotion: 'no-preference' });

/** The sentence below the title: five whole words of it, which a link to a text needs. */
const wordsOf = async (page: Page, id: string) =>
  (await item(page, id).getByRole('paragraph').nth(1).innerText()).split(' ').slice(0, 5).join(' ');

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 1440, height: 900 },
]) {
  test.describe(`${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport });

    for (const from of ['above', 'below'] as const) {
      const isQuick = (from === 'above') === (viewport.width === 1440);
      test(
        `finding a stop from ${from} shows its words [E4]`,
        inTier(isQuick),
        async ({ page }) => {
          await openPage(page, '/');
          for (const [id] of stops) {
            const words = await wordsOf(page, id);
            await page.evaluate(async (isAbove) => {
              getSelection()?.removeAllRanges();
              scrollTo({ top: isAbove ? 0 : document.body.scrollHeight, behavior: 'instant' });
              // Until captions are where the new place on the page puts them.
              const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
              await frame();
              await frame();
            }, from === 'above');
            await page.evaluate((text) => {
              // Not in the types of the DOM: https://developer.mozilla.org/docs/Web/API/Window/find
              (window as unknown as { find(text: string): boolean }).find(text);
            }, words);
            await expect
              .poll(async () => (await caption(page, id)).opacity, { message: id })
              .toBeGreaterThan(0.9);
          }
        },
      );
    }

    test('a link to a text shows its words [E4]', async ({ page }) => {
      for (const id of [stops[1]?.[0] ?? '', MIDDLE_STOP]) {
        await openPage(page, '/');
        const words = await wordsOf(page, id);
        await page.goto('about:blank');
        await page.goto(`/#:~:text=${encodeURIComponent(words)}`);
        await expect
          .poll(async () => (await caption(page, id)).opacity, { message: id })
          .toBeGreaterThan(0.9);
      }
    });
  });
}

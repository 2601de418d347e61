import { openPage } from '../e2e/support/openPage.ts';
import { servicePaths } from '../e2e/support/routes.ts';
import { expect, test } from '../e2e/support/test.ts';

/** Runs in the page. */
function wordsOnTwoLines(heading: Element): string[] {
  const text = heading.textContent ?? '';
  const node = heading.firstChild;
  if (!node) return ['no text'];
  let from = 0;
  return text.split(/\s+/).filter((word) => {
    const range = document.createRange();
    const at = text.indexOf(word, from);
    from = at + word.length;
    range.setStart(node, at);
    range.setEnd(node, from);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
  });
}

for (const path of servicePaths) {
  for (const width of [320, 390, 832, 1200]) {
    test(`the title of ${path} breaks between words only, ${width} px [V1]`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await openPage(page, path);
      const title = page.getByRole('heading', { level: 1 });
      expect(await title.evaluate(wordsOnTwoLines)).toEqual([]);
    });
  }
}

import type { Page } from '@playwright/test';

/** Every word 40 % longer, as another language may need it; figures are the same in all. */
export async function stretchTexts(page: Page) {
  await page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      text.nodeValue = (text.nodeValue ?? '').replace(/\S*\p{L}\S*/gu, (word) =>
        word.padEnd(Math.ceil(word.length * 1.4), 'n'),
      );
    }
  });
}

/** The texts that reach out of the window or out of their own block, inside the selected parts. */
export async function cutOff(page: Page, selector: string): Promise<string[]> {
  return page.evaluate((inside) => {
    /** Where the text ends that is seen; visually hidden words are clipped on purpose. */
    const endOf = (block: HTMLElement) => {
      const range = document.createRange();
      const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
      let end = 0;
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        if (text.parentElement?.closest('.visually-hidden')) continue;
        range.selectNodeContents(text);
        end = Math.max(end, range.getBoundingClientRect().right);
      }
      return end;
    };
    return [...document.querySelectorAll<HTMLElement>(inside)]
      .filter((block) => block.checkVisibility())
      .filter((block) => {
        const end = endOf(block);
        return end > block.getBoundingClientRect().right + 1 || end > innerWidth + 0.5;
      })
      .map((block) => block.textContent.trim());
  }, `${selector} :is(a, button, p, h2, h3, dt, dd)`);
}

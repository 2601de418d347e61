import type { Locator, Page } from '@playwright/test';

interface Swipe {
  /** Where it begins: shares of the element's width and height. */
  from: { x: number; y: number };
  /** In CSS pixels. */
  by: { x?: number; y?: number };
}

/** A finger that moves over the page from an element, through the browser's own scrolling. */
export async function swipe(page: Page, element: Locator, { from, by }: Swipe) {
  const box = await element.boundingBox();
  if (!box) throw new Error('expected the element to be in the page');
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', part: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [
        {
          x: box.x + box.width * from.x + part * (by.x ?? 0),
          y: box.y + box.height * from.y + part * (by.y ?? 0),
        },
      ],
    });
  await touch('touchStart', 0);
  for (let step = 1; step <= 12; step++) await touch('touchMove', step / 12);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

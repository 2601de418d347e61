import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Text that leaves the window, or is cut by a box that hides what does not fit into it. */
function findCutOff(): string[] {
  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  // Hidden on purpose: visually hidden text, closed panels, a skip link above the window.
  const isClipped = (element: Element | null): boolean =>
    element !== null &&
    (getComputedStyle(element).clipPath !== 'none' || isClipped(element.parentElement));
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.closest('script, style, svg defs') &&
    !isClipped(element);
  const boxOf = (node: Node) => {
    range.selectNodeContents(node);
    return range.getBoundingClientRect();
  };
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement;
    if (!parent || !node.textContent?.trim() || !isShown(parent)) continue;
    const box = boxOf(node);
    if (box.width === 0 || box.bottom + scrollY <= 0) continue;
    let [left, right] = [0, document.documentElement.clientWidth];
    let scrolls = false;
    for (let up: Element | null = parent; up && !scrolls; up = up.parentElement) {
      const { overflowX } = getComputedStyle(up);
      scrolls = up !== document.documentElement && /auto|scroll/.test(overflowX);
      if (!/hidden|clip/.test(overflowX)) continue;
      const edge = up.getBoundingClientRect();
      left = Math.max(left, edge.left);
      right = Math.min(right, edge.right);
    }
    if (!scrolls && (box.left < left - 1 || box.right > right + 1)) {
      found.push(
        `"${node.textContent.trim()}" at ${Math.round(box.left)}–${Math.round(box.right)}`,
      );
    }
  }
  return found;
}

/** No sideways scrolling, and no text outside the window or its box. */
export async function expectNoOverflow(page: Page) {
  const [scrollWidth, clientWidth] = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return [scrollWidth, clientWidth] as const;
  });
  const found = await page.evaluate(findCutOff);
  const width = page.viewportSize()?.width;
  expect(found, `nothing is cut off at ${width} px`).toEqual([]);
  expect(scrollWidth, `no sideways scrolling at ${width} px`).toBeLessThanOrEqual(clientWidth);
}

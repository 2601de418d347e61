import type { Page } from '@playwright/test';
import { expectNoOverflow } from './overflow.ts';
import { expect } from './test.ts';

/** Fields, texts and pictures that no designer would have drawn so. Every limit is far from what is meant. */
function findFaults(): string[] {
  const NARROWEST_FIELD = 160;
  const NARROW_TEXT = { lines: 4, em: 4.5 };
  const SLIVER = { height: 80, ratio: 5 };
  const TEXT_FIELDS =
    'textarea, select, input:is([type=text], [type=email], [type=tel], [type=url], [type=search])';

  /** The part of a box that its ancestors do not cut off. */
  const visiblePart = (box: DOMRect, element: Element): DOMRect => {
    let { left, top, right, bottom } = box;
    for (let up: Element | null = element; up; up = up.parentElement) {
      if (up === document.documentElement || up === document.body) continue;
      const { overflowX, overflowY, clipPath } = getComputedStyle(up);
      const edge = up.getBoundingClientRect();
      if (overflowX !== 'visible' || clipPath !== 'none') {
        [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
      }
      if (overflowY !== 'visible' || clipPath !== 'none') {
        [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
      }
    }
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
  };
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest('.visually-hidden');
  const shown = (selector: string) => [...document.querySelectorAll(selector)].filter(isShown);
  const nameOf = (element: Element) =>
    `${element.localName}${element.id && `#${element.id}`} in ${element.closest('[id]')?.id ?? 'the page'}`;
  const round = Math.round;
  const faults: string[] = [];

  for (const field of shown(TEXT_FIELDS)) {
    const { width, left, right } = field.getBoundingClientRect();
    if (width < NARROWEST_FIELD) faults.push(`${nameOf(field)} is ${round(width)} px wide`);
    if (left < 0 || right > innerWidth) faults.push(`${nameOf(field)} leaves the window`);
  }

  for (const picture of shown('img, canvas, video, svg[role=img]')) {
    const { width, height } = visiblePart(picture.getBoundingClientRect(), picture);
    if (height > SLIVER.height && width > 0 && height > width * SLIVER.ratio) {
      faults.push(`${nameOf(picture)} is ${round(width)} × ${round(height)} px`);
    }
  }

  /** The element with which a text stays in view while the page moves under it. */
  const pinnedWith = (element: Element): Element | null => {
    for (let up: Element | null = element; up; up = up.parentElement)
      if (/sticky|fixed/.test(getComputedStyle(up).position)) return up;
    return null;
  };
  const range = document.createRange();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const lines: { node: Node; box: DOMRect; pinned: Element | null }[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    // Labels inside a drawing are judged with it (drawings.spec.ts).
    if (!parent || !node.nodeValue?.trim() || parent.closest('svg, script, style')) continue;
    if (!isShown(parent)) continue;
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter(({ width }) => width > 1);
    // Only the middle of a line, where its letters are: tight lines of a heading reach into each other.
    const seen = boxes
      .map(({ x, y, width, height }) => new DOMRect(x, y + height / 4, width, height / 2))
      .map((middle) => visiblePart(middle, parent))
      .filter(({ width, height }) => width > 2 && height > 2);
    const pinned = pinnedWith(parent);
    for (const box of seen) lines.push({ node, box, pinned });
    const size = Number.parseFloat(getComputedStyle(parent).fontSize);
    const widest = Math.max(...seen.map(({ width }) => width));
    if (seen.length >= NARROW_TEXT.lines && widest < NARROW_TEXT.em * size) {
      faults.push(`"${node.nodeValue.trim()}" stands in ${seen.length} lines`);
    }
  }
  lines.sort((one, other) => one.box.top - other.box.top);
  lines.forEach(({ node, box, pinned }, index) => {
    for (const other of lines.slice(index + 1)) {
      if (other.box.top > box.bottom - 2) break;
      const isBeside = other.box.left > box.right - 2 || other.box.right < box.left + 2;
      if (isBeside || other.node === node || other.pinned !== pinned) continue;
      faults.push(`"${node.nodeValue?.trim()}" lies over "${other.node.nodeValue?.trim()}"`);
    }
  });
  return faults;
}

/** Nothing is absurdly narrow, lies over something else or leaves the window. */
export async function expectSoundLayout(page: Page) {
  const width = page.viewportSize()?.width;
  expect(await page.evaluate(findFaults), `faults at ${width} px`).toEqual([]);
  await expectNoOverflow(page);
}

/** A large figure stands in one line. A reader's own spacing may break it, rather than cut it off. */
export async function expectWholeFigures(page: Page) {
  const broken = await page.locator('main strong').evaluateAll((figures) =>
    figures
      .filter((figure) => {
        const range = document.createRange();
        range.selectNodeContents(figure);
        const lines = new Set([...range.getClientRects()].map(({ top }) => top));
        return /^\d+\W$/.test(figure.textContent) && lines.size > 1;
      })
      .map(({ textContent }) => textContent),
  );
  expect(broken, `broken at ${page.viewportSize()?.width} px`).toEqual([]);
}

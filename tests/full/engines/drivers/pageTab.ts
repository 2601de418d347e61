import type { Key, Tab } from './engine.ts';

/** What the pages of Playwright and of Puppeteer have in common. */
interface DrivenPage {
  goto(url: string): Promise<unknown>;
  goBack(): Promise<unknown>;
  evaluate(expression: string): Promise<unknown>;
  mouse: {
    move(x: number, y: number): Promise<void>;
    click(x: number, y: number): Promise<void>;
  };
  touchscreen: { tap(x: number, y: number): Promise<void> };
  keyboard: { type(text: string): Promise<void>; press(key: Key): Promise<void> };
}

/** A tab of a page that a library drives; the rest is told by the engine. */
export function pageTab(
  page: DrivenPage,
  own: Pick<Tab, 'mayLeaveForMail' | 'resize' | 'close'>,
): Tab {
  return {
    ...own,
    async goto(url) {
      await page.goto(url);
    },
    async back() {
      await page.goBack();
    },
    evaluate: (expression) => page.evaluate(expression),
    move: (x, y) => page.mouse.move(x, y),
    click: (x, y) => page.mouse.click(x, y),
    tap: (x, y) => page.touchscreen.tap(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
  };
}

import { expect } from 'vitest';
import type { Box } from '../../../e2e/support/boxes.ts';
import type { Key, Tab } from '../drivers/engine.ts';

const LEAVING_MS = 3_000;
const PATIENCE = { timeout: 10_000, interval: 50 };

/** A visitor with eyes, a mouse, a finger and a keyboard; every step waits until the page allows it. */
export class Visitor {
  readonly #tab: Tab;
  readonly #site: string;
  /** The paths it went to by itself, in their order. */
  readonly opened: string[] = [];

  constructor(tab: Tab, site: string) {
    this.#tab = tab;
    this.#site = site;
  }

  open(path: string): Promise<void> {
    this.opened.push(path);
    return this.#tab.goto(this.#site + path);
  }

  back(): Promise<void> {
    return this.#tab.back();
  }

  async resize(width: number, height: number): Promise<void> {
    await this.#tab.resize(width, height);
    await this.see(() => this.evaluate(() => [innerWidth, innerHeight])).toEqual([width, height]);
  }

  /** Runs a function of its own, which sees nothing of the test but its argument. */
  evaluate<T, A = undefined>(act: (argument: A) => T, argument?: A): Promise<T> {
    const given = argument === undefined ? 'undefined' : JSON.stringify(argument);
    return this.#tab.evaluate(`(${act})(${given})`) as Promise<T>;
  }

  press(key: Key): Promise<void> {
    return this.#tab.press(key);
  }

  /** Presses Tab until the focus is there. */
  async tabTo(selector: string, atMost = 12): Promise<void> {
    for (let step = 0; step < atMost; step++) {
      if (await this.isFocused(selector)) return;
      await this.press('Tab');
    }
    expect(await this.isFocused(selector), `Tab leads to ${selector}`).toBe(true);
  }

  async hover(selector: string): Promise<void> {
    const { x, y } = await this.#point(selector);
    await this.#tab.move(x, y);
  }

  async click(selector: string): Promise<void> {
    const { x, y } = await this.#point(selector);
    await this.#tab.click(x, y);
  }

  async tap(selector: string): Promise<void> {
    const { x, y } = await this.#point(selector);
    await this.#tab.tap(x, y);
  }

  async type(selector: string, text: string): Promise<void> {
    await this.click(selector);
    await this.see(() => this.isFocused(selector), selector).toBe(true);
    await this.#tab.type(text);
  }

  /** Stands in for a mail program: mail links lead nowhere else. */
  receiveMail(): Promise<void> {
    return this.evaluate(() => {
      addEventListener('click', (event) => {
        const { target } = event;
        if (target instanceof Element && target.closest('[href^="mailto:"]'))
          event.preventDefault();
      });
      // The form opens its mail with a link that is not in the page.
      const { click } = HTMLAnchorElement.prototype;
      HTMLAnchorElement.prototype.click = function () {
        if (this.protocol !== 'mailto:') click.call(this);
      };
    });
  }

  /** Comes back where an engine without a mail program has left the page for an error. */
  async returnFromMail(): Promise<void> {
    if (!this.#tab.mayLeaveForMail) return;
    const isHere = () => this.evaluate((site) => location.href.startsWith(site), this.#site);
    const until = Date.now() + LEAVING_MS;
    while (await isHere()) {
      if (Date.now() > until) return; // it stayed
    }
    await this.back();
    await this.see(isHere).toBe(true);
  }

  /** Waits for a state instead of a time. */
  see<T>(look: () => Promise<T> | T, message?: string) {
    return expect.poll(look, { ...PATIENCE, ...(message ? { message } : {}) });
  }

  isFocused(selector: string): Promise<boolean> {
    return this.evaluate((css) => document.activeElement?.matches(css) ?? false, selector);
  }

  isVisible(selector: string): Promise<boolean> {
    return this.evaluate(
      (css) =>
        document
          .querySelector(css)
          ?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ?? false,
      selector,
    );
  }

  attribute(selector: string, name: string): Promise<string | null> {
    return this.evaluate(
      ([css, attribute]) => document.querySelector(css)?.getAttribute(attribute) ?? null,
      [selector, name] as const,
    );
  }

  value(selector: string): Promise<string | null> {
    return this.evaluate(
      (css) => document.querySelector<HTMLInputElement>(css)?.value ?? null,
      selector,
    );
  }

  box(selector: string): Promise<Box | null> {
    return this.evaluate((css) => {
      const box = document.querySelector(css)?.getBoundingClientRect();
      return box ? { x: box.x, y: box.y, width: box.width, height: box.height } : null;
    }, selector);
  }

  path(): Promise<string> {
    return this.evaluate(() => location.pathname);
  }

  close(): Promise<void> {
    return this.#tab.close();
  }

  /** The middle of an element, in view and standing still. */
  async #point(selector: string): Promise<{ x: number; y: number }> {
    await this.see(() => this.isVisible(selector), `${selector} is shown`).toBe(true);
    let last: Box | null = null;
    await this.see(async () => {
      const before = last;
      last = await this.#bringIntoView(selector);
      return before !== null && before.x === last?.x && before.y === last.y;
    }, `${selector} is in view and stands still`).toBe(true);
    const { x, y, width, height } = last ?? { x: 0, y: 0, width: 0, height: 0 };
    return { x: x + width / 2, y: y + height / 2 };
  }

  /** Its box, or nothing as long as it had to be scrolled or something else lies over it. */
  #bringIntoView(selector: string): Promise<Box | null> {
    return this.evaluate((css) => {
      const element = document.querySelector(css);
      if (!element) return null;
      const { x, y, width, height } = element.getBoundingClientRect();
      const [middle, centre] = [x + width / 2, y + height / 2];
      const edge = element.closest('header') ? 0 : 100; // what is in the header is always in view
      if (middle > 0 && middle < innerWidth && centre > edge && centre < innerHeight) {
        const top = document.elementFromPoint(middle, centre);
        return element.contains(top) ? { x, y, width, height } : null;
      }
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      return null;
    }, selector);
  }
}

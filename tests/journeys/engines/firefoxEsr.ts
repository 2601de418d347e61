import { launch, type Page } from 'puppeteer-core';
import type { Engine, Tab } from './engine.ts';

/** A port on which nothing listens: whatever is not on this machine cannot be reached. */
const NOWHERE = 9;

/** A Firefox of the system, which Playwright cannot drive: WebDriver BiDi. */
export async function firefoxEsr(executablePath: string): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: {
      'ui.prefersReducedMotion': 1,
      'ui.systemUsesDarkTheme': 0,
      'network.proxy.type': 1,
      'network.proxy.ssl': '127.0.0.1',
      'network.proxy.ssl_port': NOWHERE,
      'network.proxy.no_proxies_on': '127.0.0.1',
    },
  });
  return {
    async newTab() {
      const context = await browser.createBrowserContext();
      return tabOf(await context.newPage(), () => context.close());
    },
    close: () => browser.close(),
  };
}

function tabOf(page: Page, close: () => Promise<void>): Tab {
  return {
    staysOnMail: true,
    async goto(url) {
      await page.goto(url);
    },
    resize: (width, height) => page.setViewport({ width, height }),
    evaluate: (expression) => page.evaluate(expression),
    move: (x, y) => page.mouse.move(x, y),
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    close,
  };
}

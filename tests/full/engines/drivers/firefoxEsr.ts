import { launch } from 'puppeteer-core';
import { type Engine, NOWHERE } from './engine.ts';
import { pageTab } from './pageTab.ts';

const LONGEST_TAP_MS = 10_000;

/** A Firefox of the system, which Playwright cannot drive: WebDriver BiDi. */
export async function firefoxEsr(executablePath: string): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: {
      'ui.prefersReducedMotion': 1,
      'ui.systemUsesDarkTheme': 0,
      // A finger is put down and taken up by two commands: on a busy machine that is still a tap.
      'apz.max_tap_time': LONGEST_TAP_MS,
      'ui.click_hold_context_menus.delay': LONGEST_TAP_MS,
      'network.proxy.type': 1,
      'network.proxy.ssl': NOWHERE.host,
      'network.proxy.ssl_port': NOWHERE.port,
      'network.proxy.no_proxies_on': '127.0.0.1',
    },
  });
  return {
    async newTab() {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      return pageTab(page, {
        mayLeaveForMail: false,
        resize: (width, height) => page.setViewport({ width, height }),
        close: () => context.close(),
      });
    },
    close: () => browser.close(),
  };
}

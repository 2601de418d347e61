import { chromium, firefox, type Page, webkit } from '@playwright/test';
import { browserArguments, systemBrowser } from '../../../scripts/browser.mjs';
import type { Engine, EngineName, Tab } from './engine.ts';

const TYPES = { chromium, firefox, webkit };

const chromiumPath = () => (process.env.JOURNEYS === 'playwright' ? undefined : systemBrowser());

/** The system's Chromium, or with JOURNEYS=playwright all three engines that Playwright installs. */
export async function playwrightEngine(name: EngineName): Promise<Engine> {
  const browser = await TYPES[name].launch(
    name === 'chromium' ? { executablePath: chromiumPath(), args: browserArguments } : {},
  );
  return {
    async newTab() {
      const context = await browser.newContext({ colorScheme: 'light', reducedMotion: 'reduce' });
      // Nothing but this machine is asked.
      await context.route(
        (url) => url.hostname !== '127.0.0.1',
        (route) => route.abort(),
      );
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
    resize: (width, height) => page.setViewportSize({ width, height }),
    evaluate: (expression) => page.evaluate(expression),
    move: (x, y) => page.mouse.move(x, y),
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    close,
  };
}

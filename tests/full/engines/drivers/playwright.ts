import { firefox, webkit } from '@playwright/test';
import type { Engine, EngineName } from './engine.ts';
import { pageTab } from './pageTab.ts';

const TYPES = { firefox, webkit };

/** With JOURNEYS=playwright: the engines that Playwright installs. */
export async function playwrightEngine(name: EngineName): Promise<Engine> {
  const browser = await TYPES[name].launch();
  return {
    async newTab() {
      const context = await browser.newContext({
        colorScheme: 'light',
        reducedMotion: 'reduce',
        hasTouch: true,
      });
      // Nothing but this machine is asked.
      await context.route(
        (url) => url.hostname !== '127.0.0.1',
        (route) => route.abort(),
      );
      const page = await context.newPage();
      return pageTab(page, {
        mayLeaveForMail: name === 'webkit',
        resize: (width, height) => page.setViewportSize({ width, height }),
        close: () => context.close(),
      });
    },
    close: () => browser.close(),
  };
}

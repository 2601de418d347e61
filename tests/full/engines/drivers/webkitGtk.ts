import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { Builder, Key as Keys, type WebDriver } from 'selenium-webdriver';
import { freePort, startServer } from '../../../support/runningServer.ts';
import { type Engine, type Key, NOWHERE, type Tab } from './engine.ts';

/** What the tests find of WebKit on a Debian machine. */
export interface WebKitPrograms {
  driver: string;
  browser: string;
  display: string;
}

const KEYS: Readonly<Record<Key, string>> = {
  Tab: Keys.TAB,
  Enter: Keys.ENTER,
  Escape: Keys.ESCAPE,
  Space: ' ',
  ArrowRight: Keys.ARROW_RIGHT,
  ArrowDown: Keys.ARROW_DOWN,
};

/** The machine draws by itself, and does not play a card for it where it need not. */
const WITHOUT_GRAPHICS_CARD = {
  LIBGL_ALWAYS_SOFTWARE: '1',
  LP_NUM_THREADS: '1',
  WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
};

/** WebKitGTK by its own WebDriver, on a display that nobody sees. */
export async function webkitGtk(programs: WebKitPrograms): Promise<Engine> {
  const display = spawn(
    programs.display,
    ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const hasEnded = once(display, 'exit');
  const number = await Promise.race([
    once(display.stdio[3] as Readable, 'data').then(([data]) => String(data).trim()),
    hasEnded.then(([code]) => Promise.reject(new Error(`Xvfb ended: ${code}`))),
  ]);
  const port = await freePort();
  const server = await startServer({
    name: 'WebKitWebDriver',
    command: [programs.driver, `--port=${port}`, '--host=127.0.0.1'],
    port,
    env: { DISPLAY: `:${number}`, ...WITHOUT_GRAPHICS_CARD },
  });
  const driver = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities({
      browserName: 'MiniBrowser',
      // Without a window manager a full screen is a window without a toolbar, of any size.
      'webkitgtk:browserOptions': {
        binary: programs.browser,
        args: ['--automation', '--full-screen'],
      },
      // Without noProxy, whose end WebKitGTK 2.50 reads past; the site itself comes without TLS.
      proxy: { proxyType: 'manual', sslProxy: `${NOWHERE.host}:${NOWHERE.port}` },
    })
    .build();
  return {
    newTab: async () => tabOf(driver),
    async close() {
      await driver.quit();
      await server.stop();
      display.kill();
      await hasEnded;
    },
  };
}

function tabOf(driver: WebDriver): Tab {
  const to = (x: number, y: number) =>
    driver.actions().move({ x: Math.round(x), y: Math.round(y), duration: 0 });
  const click = (x: number, y: number) => to(x, y).click().perform();
  return {
    // Its small browser knows no mail program and shows an error in place of the page.
    mayLeaveForMail: true,
    goto: (url) => driver.get(url),
    back: () => driver.navigate().back(),
    async resize(width, height) {
      await driver.manage().window().setRect({ x: 0, y: 0, width, height });
    },
    evaluate: (expression) => driver.executeScript(`return (${expression})`),
    move: (x, y) => to(x, y).perform(),
    click,
    // The driver would take a finger, and press with the mouse; Playwright's WebKit has one.
    tap: click,
    type: (text) => driver.actions().sendKeys(text).perform(),
    press: (key) => driver.actions().sendKeys(KEYS[key]).perform(),
    // One window for all: what it kept is emptied instead, and no late line reaches the next journey.
    async close() {
      await driver.executeScript('localStorage.clear(), sessionStorage.clear()');
      await driver.get('about:blank');
    },
  };
}

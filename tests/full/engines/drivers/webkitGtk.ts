import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { freePort, startServer } from '../../../support/runningServer.ts';
import { type Engine, type Key, NOWHERE, type Tab } from './engine.ts';

/** What the tests find of WebKit on a Debian machine. */
export interface WebKitPrograms {
  driver: string;
  browser: string;
  display: string;
}

const KEYS: Readonly<Record<Key, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  Space: ' ',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
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
  const number = await Promise.race([
    once(display.stdio[3] as Readable, 'data').then(([data]) => String(data).trim()),
    once(display, 'exit').then(([code]) => Promise.reject(new Error(`Xvfb ended: ${code}`))),
  ]);
  const port = await freePort();
  const driver = await startServer({
    name: 'WebKitWebDriver',
    command: [programs.driver, `--port=${port}`, '--host=127.0.0.1'],
    port,
    env: { DISPLAY: `:${number}`, ...WITHOUT_GRAPHICS_CARD },
  });
  const call = callerOf(`http://127.0.0.1:${port}`);
  const { sessionId } = (await call('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        // Without a window manager a full screen is a window without a toolbar, of any size.
        'webkitgtk:browserOptions': {
          binary: programs.browser,
          args: ['--automation', '--full-screen'],
        },
        // Without noProxy, whose end WebKitGTK 2.50 reads past; the site itself comes without TLS.
        proxy: { proxyType: 'manual', sslProxy: `${NOWHERE.host}:${NOWHERE.port}` },
      },
    },
  })) as { sessionId: string };
  const session = `/session/${sessionId}`;
  return {
    newTab: async () => tabOf((method, path, body) => call(method, session + path, body)),
    async close() {
      await call('DELETE', session).catch(() => undefined);
      await driver.stop();
      await end(display);
    },
  };
}

type Call = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

function callerOf(origin: string): Call {
  return async (method, path, body) => {
    const response = await fetch(origin + path, {
      method,
      ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
    });
    const { value } = (await response.json()) as { value: { error?: string; message?: string } };
    if (!response.ok) throw new Error(`${path}: ${value.error}: ${value.message}`);
    return value;
  };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const gone = once(child, 'exit');
  child.kill();
  await gone;
}

function tabOf(call: Call): Tab {
  const evaluate = (expression: string) =>
    call('POST', '/execute/sync', { script: `return (${expression})`, args: [] });
  const point = (pointerType: 'mouse' | 'touch', actions: object[]) =>
    call('POST', '/actions', {
      actions: [{ type: 'pointer', id: pointerType, parameters: { pointerType }, actions }],
    });
  const move = (x: number, y: number) => ({
    type: 'pointerMove',
    x: Math.round(x),
    y: Math.round(y),
    duration: 0,
  });
  const press = (pointerType: 'mouse' | 'touch', x: number, y: number) =>
    point(pointerType, [
      move(x, y),
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]);
  const keys = (values: string[]) =>
    call('POST', '/actions', {
      actions: [
        {
          type: 'key',
          id: 'keyboard',
          actions: values.flatMap((value) => [
            { type: 'keyDown', value },
            { type: 'keyUp', value },
          ]),
        },
      ],
    });
  return {
    // Its small browser knows no mail program and shows an error in place of the page.
    mayLeaveForMail: true,
    async goto(url) {
      await call('POST', '/url', { url });
    },
    async back() {
      await call('POST', '/back');
    },
    async resize(width, height) {
      await call('POST', '/window/rect', { x: 0, y: 0, width, height });
    },
    evaluate,
    async move(x, y) {
      await point('mouse', [move(x, y)]);
    },
    async click(x, y) {
      await press('mouse', x, y);
    },
    // WebKitGTK's driver takes it and presses with the mouse; Playwright's WebKit has a finger.
    async tap(x, y) {
      await press('touch', x, y);
    },
    async type(text) {
      await keys([...text]);
    },
    async press(key) {
      await keys([KEYS[key]]);
    },
    // One window for all: what it kept is emptied instead, and no late line reaches the next journey.
    async close() {
      await evaluate('localStorage.clear(), sessionStorage.clear(), null');
      await call('POST', '/url', { url: 'about:blank' });
    },
  };
}

import type { Page } from '@playwright/test';
import { settings } from '../src/settings.ts';
import { type Bench, inTurns, median } from './bench.ts';
import type { Browser } from './browser.ts';
import { openOnSlowPhone } from './slowPhone.ts';
import { ratio, table } from './table.ts';

const PATIENCE_MS = 15_000;
const AFTER_MS = 3_000;

interface Press {
  name: string;
  path: string;
  /** What is tapped. */
  on: string;
  /** What is pressed instead on the plain form: with a key, on something that has the focus. */
  plain?: { on: string; key: string };
  /** What is there once the page has answered. */
  answer: string;
}

/** The cards of the carousel, found by what names them. */
const STRIP = '[role=group][aria-labelledby=features]';

const PRESSES: readonly Press[] = [
  {
    name: 'phone menu',
    path: '/about',
    on: 'header button[popovertarget]',
    answer: 'nav:popover-open',
  },
  {
    name: 'next card',
    path: '/services/analog-and-mixed-signal',
    on: 'main button[aria-label^=Next]',
    plain: { on: STRIP, key: 'ArrowRight' },
    answer: '[data-moved]',
  },
  {
    name: 'marker on the map',
    path: '/contact',
    on: '#offices [aria-describedby]',
    answer: '#offices [role=tooltip]',
  },
  {
    name: 'send (empty form)',
    path: '/contact',
    on: '#contact-form [type=submit]',
    answer: '#contact-form :is(form section, [name=name]:focus)',
  },
];

/** The frame with the answer, and the longest task on the way there and in the second after it. */
interface Answer {
  ms: number;
  longestTaskMs: number;
}

/**
 * Beside plain pages a press is compared with the same press where none of the site's scripts arrives:
 * that is what the browser does by itself.
 */
export async function measureFirstPresses(bench: Bench, isBaselinePlain: boolean): Promise<string> {
  const { browser, site, baseline, baselineName, rounds, progress } = bench;
  const rows: (string | number)[][] = [];
  for (const press of PRESSES) {
    const measured = await inTurns(rounds, (isBaseline, round) => {
      progress(`First press ${round + 1}/${rounds}: ${press.name}`);
      const url = isBaseline && !isBaselinePlain ? baseline : site;
      return measurePress(browser, url, press, isBaseline && isBaselinePlain);
    });
    const ms = median(measured.own.map((answer) => answer.ms));
    const other = median(measured.baseline.map((answer) => answer.ms));
    const longest = median(measured.own.map((answer) => answer.longestTaskMs));
    rows.push([
      press.name,
      Math.round(ms),
      Math.round(other),
      ratio(ms, other),
      Math.round(longest),
    ]);
  }
  return table(['press', 'ms', baselineName, 'ratio', 'longest task ms'], rows);
}

async function measurePress(
  browser: Browser,
  site: string,
  press: Press,
  isPlain: boolean,
): Promise<Answer> {
  const { page, session } = await openOnSlowPhone(browser, site);
  if (isPlain) await session.send('Network.setBlockedURLs', { urls: ['*.js'] });
  await page.addInitScript(watchForAnswer, { answer: press.answer, strip: STRIP });
  // The map asks for its shapes; the site's own copy stands in for their host.
  await page.route(settings.mapShapesUrl, async (route) =>
    route.fulfill({ response: await route.fetch({ url: `${site}/shapes/countries-110m.json` }) }),
  );
  await page.goto(site + press.path, { waitUntil: 'load' });
  if (isPlain && press.plain) {
    await page.locator(press.plain.on).focus();
    await page.keyboard.press(press.plain.key);
  } else {
    await tap(page, press.on);
  }
  const answered = await page
    .waitForFunction(() => document.documentElement.dataset.answered, null, {
      timeout: PATIENCE_MS,
    })
    .catch(() => {
      throw new Error(`${press.name}${isPlain ? ', plain' : ''}: no answer to the first press`);
    });
  const ms = Number(await answered.jsonValue());
  // React may arrive after a plain answer: its longest task counts as well.
  const longestTaskMs = await page.evaluate(
    (wait) =>
      new Promise<number>((resolve) => {
        let longest = 0;
        new PerformanceObserver((list) => {
          const pressed = Number(document.documentElement.dataset.pressed);
          for (const { startTime, duration } of list.getEntries())
            if (startTime + duration > pressed) longest = Math.max(longest, duration);
        }).observe({ type: 'longtask', buffered: true });
        setTimeout(() => resolve(longest), wait);
      }),
    AFTER_MS,
  );
  await page.close();
  return { ms, longestTaskMs };
}

/** A finger, as soon as the part is shown in the window. */
async function tap(page: Page, selector: string): Promise<void> {
  const target = page.locator(selector).first();
  await target.evaluate((element) =>
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' }),
  );
  await target.waitFor(); // a button is not shown before it can answer
  const box = await target.boundingBox();
  if (!box) throw new Error(`${selector} is not shown`);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

/** Runs in the page: writes down how long after the press the first frame with the answer was drawn. */
function watchForAnswer({ answer, strip }: { answer: string; strip: string }): void {
  let pressed: number | undefined;
  addEventListener(
    'scroll',
    ({ target }) => {
      const isStrip = target instanceof HTMLElement && target.matches(strip);
      if (isStrip && pressed !== undefined) target.setAttribute('data-moved', '');
    },
    true,
  );
  const isThere = () =>
    [...document.querySelectorAll(answer)].some((one) =>
      one.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    );
  const look = () => {
    if (pressed === undefined) return;
    if (!isThere()) {
      requestAnimationFrame(look);
      return;
    }
    const since = pressed;
    requestAnimationFrame(() => {
      document.documentElement.dataset.answered = String(performance.now() - since);
    });
  };
  for (const kind of ['pointerdown', 'keydown'] as const) {
    addEventListener(
      kind,
      ({ timeStamp }) => {
        pressed ??= timeStamp;
        document.documentElement.dataset.pressed = String(pressed);
        requestAnimationFrame(look);
      },
      { capture: true, once: true },
    );
  }
}

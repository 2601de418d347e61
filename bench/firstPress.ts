import type { Page } from '@playwright/test';
import type { Browser } from './browser.ts';
import { median } from './median.ts';
import { openOnSlowPhone } from './slowPhone.ts';

const PATIENCE_MS = 15_000;

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
    on: '#key-features button:last-of-type',
    plain: { on: '#key-features-cards', key: 'ArrowRight' },
    answer: '#key-features-cards[data-moved]',
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

export interface FirstPress {
  name: string;
  /** From the press to the frame that shows its answer. */
  ms: number;
  /** The same where none of the site's script files arrives: what the browser does by itself. */
  plainMs: number;
}

/**
 * The site whose carousel and form answered with React, measured once in the same way (medians of 3, on
 * this machine while it was busy: what the browser did by itself then stands beside it).
 */
export const BEFORE: { commit: string; presses: readonly FirstPress[] } = {
  commit: '27f0d74',
  presses: [
    { name: 'phone menu', ms: 78, plainMs: 96 },
    { name: 'next card', ms: 906, plainMs: 228 },
    { name: 'marker on the map', ms: 115, plainMs: 95 },
    { name: 'send (empty form)', ms: 177, plainMs: 119 },
  ],
};

/** The rows of the report's table. */
export const beforeAndAfter = (now: readonly FirstPress[]) =>
  now.map(({ name, ms, plainMs }) => {
    const before = BEFORE.presses.find((press) => press.name === name);
    const far = `${(ms / plainMs).toFixed(1)}×`;
    return [name, before?.ms ?? '', before?.plainMs ?? '', ms, plainMs, far];
  });

export async function measureFirstPresses(
  browser: Browser,
  site: string,
  runs: number,
  progress: (text: string) => void,
): Promise<FirstPress[]> {
  const results: FirstPress[] = [];
  for (const press of PRESSES) {
    const [own, plain]: [number[], number[]] = [[], []];
    for (let run = 1; run <= runs; run++) {
      progress(`First press ${run}/${runs}: ${press.name}`);
      own.push(await measurePress(browser, site, press, false));
      plain.push(await measurePress(browser, site, press, true));
    }
    results.push({
      name: press.name,
      ms: Math.round(median(own)),
      plainMs: Math.round(median(plain)),
    });
  }
  return results;
}

async function measurePress(
  browser: Browser,
  site: string,
  press: Press,
  isPlain: boolean,
): Promise<number> {
  const { page, session } = await openOnSlowPhone(browser, site);
  if (isPlain) await session.send('Network.setBlockedURLs', { urls: ['*.js'] });
  await page.addInitScript(watchForAnswer, press.answer);
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
  const milliseconds = Number(await answered.jsonValue());
  await page.close();
  return milliseconds;
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
function watchForAnswer(answer: string): void {
  let pressed: number | undefined;
  addEventListener(
    'scroll',
    ({ target }) => {
      const isStrip = target instanceof HTMLElement && target.id === 'key-features-cards';
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
        requestAnimationFrame(look);
      },
      { capture: true, once: true },
    );
  }
}

import { settings } from '../src/settings.ts';
import { type Bench, inTurns, openOnSlowPhone, ratio, table } from './bench.ts';

const PATIENCE_MS = 15_000;
const AFTER_MS = 3_000;

/** The cards of the carousel, found by what names them. */
const STRIP = '[role=group][aria-labelledby=features]';

/** What is tapped on a page, and what is there once it has answered. */
const PRESSES: Record<string, { path: string; on: string; answer: string }> = {
  'phone menu': {
    path: '/about',
    on: 'header button[popovertarget]',
    answer: 'nav:popover-open',
  },
  'next card': {
    path: '/services/analog-and-mixed-signal',
    on: 'main button[aria-label^=Next]',
    answer: '[data-moved]',
  },
  'marker on the map': {
    path: '/contact',
    on: '#offices [aria-describedby]',
    answer: '#offices [role=tooltip]',
  },
  'send (empty form)': {
    path: '/contact',
    on: '#contact-form [type=submit]',
    answer: '#contact-form :is(form section, [name=name]:focus)',
  },
};
type Press = (typeof PRESSES)[string];

/**
 * Beside plain pages a press is compared with the same press where none of the site's scripts arrives:
 * that is what the browser does by itself.
 */
export async function measurePresses(bench: Bench): Promise<string> {
  const rows: (string | number)[][] = [];
  for (const [name, press] of Object.entries(PRESSES)) {
    const { own, other } = await inTurns(bench, `First press: ${name}`, (url, isBaseline) => {
      const isPlain = isBaseline && bench.baselineName === 'plain';
      return measurePress(bench, isPlain ? bench.site : url, press, isPlain);
    });
    const times = [own.ms, other.ms].map(Math.round);
    rows.push([name, ...times, ratio(own.ms, other.ms), Math.round(own.longest)]);
  }
  return table(['press', 'ms', bench.baselineName, 'ratio', 'longest task ms'], rows);
}

/** Milliseconds to the frame with the answer, and the longest task on the way there and after it. */
async function measurePress({ browser }: Bench, site: string, press: Press, isPlain: boolean) {
  const { page } = await openOnSlowPhone(browser);
  if (isPlain) await page.route('**/*.js', (route) => route.abort());
  // The map asks for its shapes; the site's own copy stands in for their host.
  await page.route(settings.mapShapesUrl, async (route) =>
    route.fulfill({ response: await route.fetch({ url: `${site}/shapes/countries-110m.json` }) }),
  );
  await page.addInitScript(watchForAnswer, [press.answer, STRIP]);
  await page.goto(site + press.path);
  const root = page.locator('html');
  if (isPlain && press.answer === '[data-moved]') {
    await page.locator(STRIP).press('ArrowRight');
  } else {
    const target = page.locator(press.on).first();
    await target.evaluate((each) => each.scrollIntoView({ block: 'center', inline: 'center' }));
    await target.tap({ timeout: PATIENCE_MS }); // a button is not shown before it can answer
  }
  await page.locator('html[data-answered]').waitFor({ timeout: PATIENCE_MS });
  // React may arrive after a plain answer: its longest task counts as well.
  await page.waitForTimeout(AFTER_MS);
  const { answered, longest = '0' } = await root.evaluate(({ dataset }) => ({ ...dataset }));
  await page.context().close();
  return { ms: Number(answered), longest: Number(longest) };
}

/** Runs in the page: writes down how long after the press the first frame with the answer was drawn. */
function watchForAnswer([answer = '', strip = '']: string[]): void {
  let pressed = Number.POSITIVE_INFINITY;
  const isThere = () =>
    [...document.querySelectorAll(answer)].some((one) =>
      one.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    );
  const look = () => {
    if (!isThere()) requestAnimationFrame(look);
    else
      requestAnimationFrame(() => {
        document.documentElement.dataset.answered = String(performance.now() - pressed);
      });
  };
  const begin = ({ timeStamp }: Event) => {
    if (pressed !== Number.POSITIVE_INFINITY) return;
    pressed = timeStamp;
    requestAnimationFrame(look);
  };
  for (const name of ['pointerdown', 'keydown']) addEventListener(name, begin, true);
  const onScroll = ({ target }: Event) => {
    const isStrip = target instanceof HTMLElement && target.matches(strip);
    if (isStrip && pressed < performance.now()) target.dataset.moved = '';
  };
  addEventListener('scroll', onScroll, true);
  new PerformanceObserver((list) => {
    const { dataset } = document.documentElement;
    for (const { startTime, duration } of list.getEntries())
      if (startTime + duration > pressed)
        dataset.longest = String(Math.max(Number(dataset.longest ?? 0), duration));
  }).observe({ type: 'longtask', buffered: true });
}

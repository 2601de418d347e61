import { type Bench, inTurns, openOnSlowPhone, ratio, table } from './bench.ts';
import { pagesToMeasure } from './pages.ts';

const STEPS = 30;
/** What follows a move when it rests: the address, the announcement, the numbers of the filter. */
const REST_MS = 1500;

/** Moves the first rule of each calculation, one step for each frame. */
export async function measureSliders(bench: Bench): Promise<string> {
  const isPlain = bench.baselineName === 'plain';
  const rows: (string | number)[][] = [];
  for (const path of pagesToMeasure().filter((each) => each.startsWith('/services/'))) {
    const { own, other } = await inTurns(bench, `Sliders of ${path}`, (url) =>
      // Plain pages have no rules: this site is then beside itself, which shows how far the numbers scatter.
      move(bench, (isPlain ? bench.site : url) + path),
    );
    const cells = [own.step.toFixed(1), other.step.toFixed(1), ratio(own.step, other.step)];
    rows.push([path.replace('/services/', ''), ...cells, Math.round(own.longest)]);
  }
  const other = isPlain ? 'again' : bench.baselineName;
  return table(['service', 'ms', other, 'ratio', 'longest task ms'], rows);
}

async function move({ browser }: Bench, url: string) {
  const { page, session } = await openOnSlowPhone(browser);
  await page.goto(url);
  await page.locator('#calculation').scrollIntoViewIfNeeded();
  const rule = page.locator('#calculation input[type=range]').first();
  await rule.waitFor();
  await rule.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await rule.evaluate(moveInFrames, STEPS); // compiles what the second run measures
  await page.waitForTimeout(REST_MS);
  // The time of its thread and not of the clock, because the machine has other work.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const taskSeconds = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
  };
  const before = await taskSeconds();
  await rule.evaluate(moveInFrames, STEPS);
  const step = ((await taskSeconds()) - before) * (1000 / STEPS);
  await page.waitForTimeout(REST_MS);
  const longest = await page.evaluate(() => Number(document.documentElement.dataset.longest));
  await page.context().close();
  return { step, longest };
}

/** Runs in the page: there and back around the value, one step for each frame. */
async function moveInFrames(rule: Element, steps: number): Promise<void> {
  if (!(rule instanceof HTMLInputElement)) return;
  const { dataset } = document.documentElement;
  dataset.longest = '0';
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      dataset.longest = String(Math.max(Number(dataset.longest), duration));
  }).observe({ type: 'longtask' });
  // React listens to the event and would not see a value that was set through its own property.
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  const start = rule.valueAsNumber;
  const moveTo = (value: number) => {
    setter?.call(rule, String(value));
    rule.dispatchEvent(new Event('input', { bubbles: true }));
  };
  for (let step = 1; step <= steps; step++) {
    moveTo(start + (step % 2 ? step : -step) / 2);
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  }
  moveTo(start);
}

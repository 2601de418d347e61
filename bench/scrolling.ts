import { type Bench, inTurns, openOnPhone, slowDown, table } from './bench.ts';

const STEPS = 240;

/** The landing page holds the scale, the one part that computes while the visitor scrolls. */
export async function measureScrolling(bench: Bench): Promise<string> {
  const { own, other } = await inTurns(bench, 'Scrolling', (site) => scroll(bench, site));
  const rows = Object.entries({ 'this site': own, [bench.baselineName]: other }).map(
    ([name, { median, most, worst, long }]) => [
      name,
      ...[median, most, worst].map((ms) => ms.toFixed(1)),
      long,
    ],
  );
  return table(['', 'median', '90 %', 'worst', 'tasks over 50 ms'], rows);
}

/** Scrolls the page through in equal steps, one for each frame. */
async function scroll({ browser }: Bench, url: string) {
  const { page, session } = await openOnPhone(browser);
  await page.goto(url);
  await page.keyboard.press('Escape');
  await slowDown(session);
  const result = await page.evaluate(async (steps) => {
    let long = 0;
    const observer = new PerformanceObserver((list) => {
      long += list.getEntries().length;
    });
    observer.observe({ type: 'longtask' });
    const distance = document.documentElement.scrollHeight - innerHeight;
    const times: number[] = [];
    for (let step = 0; step <= steps; step++) {
      scrollTo({ top: (distance * step) / steps, behavior: 'instant' });
      times.push(await new Promise<number>((resolve) => requestAnimationFrame(resolve)));
    }
    const gaps = times.slice(1).map((time, at) => time - (times[at] ?? time));
    gaps.sort((one, another) => one - another);
    const share = (part: number) => gaps[Math.floor((steps - 1) * part)] ?? Number.NaN;
    return { median: share(0.5), most: share(0.9), worst: share(1), long };
  }, STEPS);
  await page.context().close();
  return result;
}

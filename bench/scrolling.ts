import { type Bench, inTurns, median } from './bench.ts';
import type { Browser } from './browser.ts';
import { CPU_SLOWDOWN, WINDOW } from './slowPhone.ts';
import { table } from './table.ts';

const STEPS = 240;

interface Scrolling {
  /** Milliseconds between two frames: of all, sorted. */
  gaps: number[];
  longTasks: number;
}

/** The landing page holds the scale, the one part that computes while the visitor scrolls. */
export async function measureScrolling(bench: Bench): Promise<string> {
  const { browser, site, baseline, baselineName, rounds, progress } = bench;
  const measured = await inTurns(rounds, (isBaseline, round) => {
    progress(`Scrolling ${round + 1}/${rounds}`);
    return scroll(browser, isBaseline ? baseline : site);
  });
  const row = (name: string, runs: readonly Scrolling[]) => {
    const share = (part: number) =>
      median(runs.map(({ gaps }) => gaps[Math.floor((gaps.length - 1) * part)] ?? 0)).toFixed(1);
    return [name, share(0.5), share(0.9), share(1), median(runs.map((run) => run.longTasks))];
  };
  return table(
    ['', 'median', '90 %', 'worst', 'tasks over 50 ms'],
    [row('this site', measured.own), row(baselineName, measured.baseline)],
  );
}

/** Scrolls the page through in equal steps, one for each frame. */
async function scroll(browser: Browser, url: string): Promise<Scrolling> {
  const page = await browser.context.newPage();
  await page.setViewportSize(WINDOW);
  const session = await browser.context.newCDPSession(page);
  await page.goto(url, { waitUntil: 'load' });
  await page.keyboard.press('Escape');
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const result = await page.evaluate(async (steps) => {
    let longTasks = 0;
    const observer = new PerformanceObserver((list) => {
      longTasks += list.getEntries().length;
    });
    observer.observe({ type: 'longtask' });
    const distance = document.documentElement.scrollHeight - innerHeight;
    const times: number[] = [];
    for (let step = 0; step <= steps; step++) {
      scrollTo({ top: (distance * step) / steps, behavior: 'instant' });
      times.push(await new Promise<number>((resolve) => requestAnimationFrame(resolve)));
    }
    longTasks += observer.takeRecords().length;
    const gaps = times.slice(1).map((time, index) => time - (times[index] ?? time));
    return { gaps: gaps.toSorted((a, b) => a - b), longTasks };
  }, STEPS);
  await page.close();
  return result;
}

import type { Page } from '@playwright/test';
import { site } from '../site.config.ts';
import type { Browser } from './browser.ts';

/** A cheap phone beside this machine. */
const CPU_SLOWDOWN = 4;
const SETTLE_MS = 2_000;
const MAP_WAIT_MS = 5_000;

interface Task {
  startTime: number;
  duration: number;
}

export interface LongTasks {
  count: number;
  longestMs: number;
  /** Of the contact page only: whether the country shapes came and were drawn meanwhile. */
  drewMap?: boolean;
  /** The longest of them that began after the shapes had come; 0 where none was over 50 ms. */
  shapesMs?: number;
}

/** Loads a page on a slow phone and reads it to the end; every task over 50 ms is a long one. */
export async function measureLongTasks(browser: Browser, url: string): Promise<LongTasks> {
  const page = await browser.context.newPage();
  const session = await browser.context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.addInitScript(() => {
    const tasks: Task[] = [];
    Object.assign(window, { longTasks: tasks });
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) tasks.push({ startTime, duration });
    }).observe({ type: 'longtask', buffered: true });
  });
  const isContact = url.endsWith('/contact');
  const shapes = isContact
    ? page
        .waitForResponse((response) => response.url().endsWith(site.mapShapesUrl), {
          timeout: MAP_WAIT_MS + SETTLE_MS,
        })
        .then((response) => response.finished())
        .then(() => true)
        .catch(() => false)
    : undefined;
  await page.goto(url, { waitUntil: 'load' });
  await readToTheEnd(page);
  const drewMap = await shapes;
  await pause(page, SETTLE_MS);
  const tasks = await page.evaluate(() => (window as unknown as { longTasks: Task[] }).longTasks);
  const shapesCame = await page.evaluate(
    (file) =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith(file))
        .map((entry) => (entry as PerformanceResourceTiming).responseEnd)[0],
    site.mapShapesUrl,
  );
  await page.close();
  const all = { count: tasks.length, longestMs: longest(tasks) };
  if (drewMap === undefined) return all;
  const after = tasks.filter(({ startTime }) => startTime >= (shapesCame ?? 0));
  return { ...all, drewMap, shapesMs: longest(after) };
}

const longest = (tasks: readonly Task[]) =>
  Math.round(Math.max(0, ...tasks.map(({ duration }) => duration)));

async function readToTheEnd(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 600) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
    await pause(page, 100);
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

/** In the page's own time: it counts while the page is busy. */
function pause(page: Page, ms: number): Promise<unknown> {
  return page.evaluate((wait) => new Promise((resolve) => setTimeout(resolve, wait)), ms);
}

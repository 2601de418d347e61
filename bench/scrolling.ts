import type { CDPSession, Page } from '@playwright/test';
import type { Browser } from './browser.ts';

/** A phone of today beside this machine, on a cheap processor. */
const WINDOW = { width: 390, height: 844 };
const CPU_SLOWDOWN = 4;
const STEPS = 240;
const LONG_TASK_MS = 50;

export interface Scrolling {
  /** Time between two frames. */
  medianMs: number;
  p90Ms: number;
  worstMs: number;
  longTasks: number;
}

interface TraceEvent {
  name: string;
  ts: number;
  dur?: number;
  tid: number;
  args?: { name?: string };
}

/** Scrolls a page through in equal steps, a frame each, and reads the frames from the browser's trace. */
export async function measureScrolling(
  browser: Browser,
  url: string,
  /** What to take out of the page first, to see what it costs. */
  without?: string,
): Promise<Scrolling> {
  const page = await browser.context.newPage();
  await page.setViewportSize(WINDOW);
  const session = await browser.context.newCDPSession(page);
  await page.goto(url, { waitUntil: 'load' });
  await page.keyboard.press('Escape');
  if (without) {
    // As much is scrolled without it: its place stays.
    await page.locator(without).evaluate((section: HTMLElement) => {
      const place = document.createElement('div');
      place.className = section.className;
      place.append(...Array.from({ length: 40 }, () => document.createElement('p')));
      for (const line of place.children) line.textContent = section.textContent;
      section.replaceWith(place);
    });
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const trace = await record(session, () => scrollThrough(page));
  await page.close();
  return read(trace);
}

async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async (steps) => {
    const way = document.documentElement.scrollHeight - innerHeight;
    for (let step = 0; step <= steps; step++) {
      scrollTo({ top: (way * step) / steps, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  }, STEPS);
}

async function record(session: CDPSession, act: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as unknown as TraceEvent[]));
  });
  await session.send('Tracing.start', {
    traceConfig: {
      includedCategories: [
        'toplevel',
        'devtools.timeline',
        'disabled-by-default-devtools.timeline',
      ],
    },
    transferMode: 'ReportEvents',
  });
  await act();
  const complete = new Promise<void>((resolve) => {
    session.once('Tracing.tracingComplete', () => resolve());
  });
  await session.send('Tracing.end');
  await complete;
  return events;
}

/** The page's own thread: the one that ran the animation frames. */
function read(events: readonly TraceEvent[]): Scrolling {
  const frames = events.filter(({ name }) => name === 'FireAnimationFrame');
  const thread = frames[0]?.tid;
  const times = frames.map(({ ts }) => ts / 1000).sort((a, b) => a - b);
  const gaps = times.slice(1).map((time, at) => time - (times[at] ?? time));
  gaps.sort((a, b) => a - b);
  const share = (part: number) => +(gaps[Math.floor((gaps.length - 1) * part)] ?? 0).toFixed(1);
  const tasks = events.filter(
    ({ name, tid, dur = 0 }) => name === 'RunTask' && tid === thread && dur / 1000 > LONG_TASK_MS,
  );
  return { medianMs: share(0.5), p90Ms: share(0.9), worstMs: share(1), longTasks: tasks.length };
}

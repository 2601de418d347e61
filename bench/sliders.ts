import { type Bench, inTurns, median } from './bench.ts';
import { openOnSlowPhone } from './slowPhone.ts';
import { ratio, table } from './table.ts';

const STEPS = 30;
/** What follows a move when it rests: the address, the announcement, the numbers of the filter. */
const REST_MS = 1500;

const SERVICES = [
  'analog-and-mixed-signal',
  'rtl-design',
  'fpga-design',
  'firmware-development',
  'microcontroller-design',
  'machine-learning',
  'custom-software',
] as const;

interface Moves {
  /** Milliseconds of the main thread for a step, the frame included. */
  step: number;
  longestTask: number;
}

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
}

/** Moves the first rule of each calculation, one step for each frame. */
export async function measureSliders(bench: Bench, isBaselinePlain: boolean): Promise<string> {
  const { site, baseline, baselineName, rounds, progress } = bench;
  const rows: (string | number)[][] = [];
  for (const service of SERVICES) {
    const measured = await inTurns(rounds, (isBaseline, round) => {
      progress(`Sliders ${round + 1}/${rounds}: ${service}`);
      // Plain pages have no rules: this site is then beside itself, which shows how far the numbers scatter.
      const url = isBaseline && !isBaselinePlain ? baseline : site;
      return move(bench, `${url}/services/${service}`);
    });
    const step = median(measured.own.map((moves) => moves.step));
    const other = median(measured.baseline.map((moves) => moves.step));
    rows.push([
      service,
      step.toFixed(1),
      other.toFixed(1),
      ratio(step, other),
      Math.round(median(measured.own.map(({ longestTask }) => longestTask))),
    ]);
  }
  return table(
    ['service', 'ms', isBaselinePlain ? 'again' : baselineName, 'ratio', 'longest task ms'],
    rows,
  );
}

async function move({ browser }: Bench, url: string): Promise<Moves> {
  const { page, session } = await openOnSlowPhone(browser, url);
  await page.goto(url, { waitUntil: 'load' });
  await page.locator('#calculation').scrollIntoViewIfNeeded();
  const rule = page.locator('#calculation input[type=range]').first();
  await rule.waitFor();
  await rule.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) =>
    events.push(...(value as unknown as TraceEvent[])),
  );
  await rule.evaluate(moveInFrames, STEPS); // compiles what the second run measures
  await page.waitForTimeout(REST_MS);
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    categories:
      'toplevel,devtools.timeline,disabled-by-default-devtools.timeline,blink.user_timing',
  });
  await rule.evaluate(moveInFrames, STEPS);
  await page.waitForTimeout(REST_MS);
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  await page.close();
  return movesOf(events);
}

/** The time of its thread and not of the clock, because the machine has other work. */
function movesOf(events: readonly TraceEvent[]): Moves {
  const [begin, end] = ['moves-begin', 'moves-end'].map((name) =>
    events.find((event) => event.name === name),
  );
  if (!begin || !end) throw new Error('the trace has no moves');
  const tasks = events.filter(
    ({ name, ph, pid, tid, ts }) =>
      name === 'RunTask' && ph === 'X' && pid === begin.pid && tid === begin.tid && ts >= begin.ts,
  );
  const timeOf = ({ tdur = 0 }: TraceEvent) => tdur / 1000;
  const moving = tasks.filter(({ ts }) => ts <= end.ts);
  return {
    step: moving.reduce((sum, task) => sum + timeOf(task), 0) / STEPS,
    longestTask: Math.max(...tasks.map(timeOf)),
  };
}

/** Runs in the page: there and back around the value, one step for each frame. */
async function moveInFrames(rule: Element, steps: number): Promise<void> {
  if (!(rule instanceof HTMLInputElement)) return;
  // React listens to the event and would not see a value that was set through its own property.
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  const start = rule.valueAsNumber;
  performance.mark('moves-begin');
  for (let step = 1; step <= steps; step++) {
    setter?.call(rule, String(start + (step % 2 ? step : -step) / 2));
    rule.dispatchEvent(new Event('input', { bubbles: true }));
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  }
  performance.mark('moves-end');
  setter?.call(rule, String(start));
  rule.dispatchEvent(new Event('input', { bubbles: true }));
}

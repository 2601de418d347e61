import { expectNoShift, watchShifts } from './support/steady.ts';
import { test } from './support/test.ts';

/** So slow that a browser paints while it still reads the page, and several times. */
const CPU_SLOWDOWN = 8;

for (const [path, width] of [
  ['/', 390],
  ['/services', 1440],
] as const)
  test(`${path} at ${width} px: what has been painted stays where it is while the rest is read [E4]`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await watchShifts(page);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    await expectNoShift(page);
  });

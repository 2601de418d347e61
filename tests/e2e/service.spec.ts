import type { Locator, Page } from '@playwright/test';
import { expectAccessible, settled } from './support/axe.ts';
import { expectInView, openCarousel } from './support/carousel.ts';
import { LOOKS } from './support/steady.ts';
import { expect, test } from './support/test.ts';
import { unfoldDrawings } from './support/unfoldDrawings.ts';

/** Groups and services in the order of the specification (H2). */
const SERVICES = [
  ['analog-and-mixed-signal', 'Analog and Mixed Signal', 'SEMICONDUCTORS'],
  ['rtl-design', 'RTL Design', 'SEMICONDUCTORS'],
  ['fpga-design', 'FPGA Design', 'SEMICONDUCTORS'],
  ['firmware-development', 'Firmware Development', 'EMBEDDED'],
  ['microcontroller-design', 'Microcontroller Design', 'EMBEDDED'],
  ['machine-learning', 'Machine Learning', 'SOFTWARE & AI'],
  ['custom-software', 'Custom Software', 'SOFTWARE & AI'],
] as const;
/** Of the highlights, two are FPGA work and stand there as well (spec V4). */
const HIGHLIGHTS: Readonly<Record<string, number>> = {
  'analog-and-mixed-signal': 3,
  'fpga-design': 2,
};

/** Runs in the page. */
function wordsOnTwoLines(heading: Element): string[] {
  const text = heading.textContent ?? '';
  const node = heading.firstChild;
  if (!node) return ['no text'];
  let from = 0;
  return text.split(/\s+/).filter((word) => {
    const range = document.createRange();
    const at = text.indexOf(word, from);
    from = at + word.length;
    range.setStart(node, at);
    range.setEnd(node, from);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
  });
}

/** On a phone in light and on a desk in dark, which it leaves it in. */
async function expectAccessibleAtBothEnds(page: Page, strip: Locator) {
  for (const { width, colorScheme } of LOOKS) {
    await test.step(`${width} px, ${colorScheme}`, async () => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      await settled(page);
      await strip.focus();
      await page.keyboard.press('Home');
      await expectInView(strip, width === 390 ? [0] : [0, 1, 2]);
      await expectAccessible(page);
      await page.keyboard.press('End');
      await expectInView(strip, width === 390 ? [5] : [3, 4, 5]);
      await expectAccessible(page, '#key-features');
    });
  }
}

for (const [slug, title, label] of SERVICES) {
  test.describe(`/services/${slug}`, () => {
    test('is accessible to everyone, and says where it belongs, what it is and has, and where it leads [V1] [V2] [V4] [V5] [E4]', async ({
      page,
    }) => {
      const { strip } = await openCarousel(page, `/services/${slug}`);
      await expectAccessibleAtBothEnds(page, strip);

      await expect(page).toHaveTitle(new RegExp(`^${title} \\| Services \\| `)); // spec R4, R5
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
      await expect(main.getByText(label, { exact: true })).toBeVisible();
      await expect(main.getByRole('link', { name: 'Contact Us' }).first()).toBeVisible();
      const photograph = main.locator('picture').getByRole('img');
      await expect(photograph).toHaveCount(1);
      await expect(photograph).toHaveAccessibleName(/\w+ \w+ \w+/);
      await expect(photograph).toHaveAttribute('loading', 'eager');
      await expect(photograph).toHaveAttribute('fetchpriority', 'high');

      await unfoldDrawings(page);
      const features = page.getByRole('region', { name: 'Key Features' });
      await expect(features.getByRole('heading', { level: 3 })).toHaveCount(6);
      const drawings = await features
        .locator('[role=group] [role=group] > svg')
        .evaluateAll((all) => all.map((svg) => svg.querySelector('svg')?.innerHTML));
      expect(new Set(drawings).size).toBe(6);

      // The scale from transistor to cloud.
      const links = page
        .getByRole('navigation', { name: 'Services, from transistor to cloud' })
        .getByRole('link');
      await expect(links).toHaveCount(SERVICES.length);
      const here = links.and(page.locator('[aria-current="page"]'));
      await expect(here).toHaveCount(1);
      await expect(here).toHaveAccessibleName(new RegExp(title));

      // Impact only where facts are known (V4).
      const impact = page.getByRole('region', { name: 'Measuring Our Impact' });
      await expect(impact).toHaveCount(slug in HIGHLIGHTS ? 1 : 0);
      await expect(impact.getByRole('listitem')).toHaveCount(HIGHLIGHTS[slug] ?? 0);

      // The same order everywhere, so that two services can be compared: what is sold before its papers.
      const headings = await main.getByRole('heading', { level: 2 }).allTextContents();
      const order = ['Key Features', ...(slug in HIGHLIGHTS ? ['Measuring Our Impact'] : [])];
      expect(headings.slice(0, order.length)).toEqual(order);

      // Ways on.
      const ways = page.getByRole('navigation', { name: 'Related services' }).getByRole('link');
      const paths = await ways.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      const services = paths.filter((path) => path?.startsWith('/services/'));
      expect(services.length).toBeGreaterThan(0);
      expect(services.length).toBeLessThanOrEqual(3);
      expect(services).not.toContain(`/services/${slug}`);
      expect(paths).toContain('/contact#contact-form');

      for (const width of [320, 390, 832, 1200]) {
        await page.setViewportSize({ width, height: 800 });
        const broken = await main.getByRole('heading', { level: 1 }).evaluate(wordsOnTwoLines);
        expect(broken, `at ${width} px`).toEqual([]);
      }
    });
  });
}

test('shows its impact in three highlights, the numerals to scale [V4]', async ({ page }) => {
  await page.goto('/services/analog-and-mixed-signal');
  const impact = page.getByRole('region', { name: 'Measuring Our Impact' });
  await expect(impact.getByRole('listitem')).toHaveCount(3);
  const size = (figure: string) =>
    impact
      .getByText(figure, { exact: true })
      .evaluate((numeral) => Number.parseFloat(getComputedStyle(numeral).fontSize));
  expect((await size('30+')) / (await size('50+'))).toBeCloseTo(30 / 50, 3);
});

test('the photograph is the largest paint, on a desk and on a phone [V1]', async ({ page }) => {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/services/fpga-design');
    const largest = () =>
      page.evaluate(
        () =>
          new Promise((resolve) => {
            new PerformanceObserver((list) => {
              const last = list.getEntries().at(-1) as { element?: Element } | undefined;
              resolve(last?.element?.tagName);
            }).observe({ type: 'largest-contentful-paint', buffered: true });
          }),
      );
    await expect.poll(largest).toBe('IMG');
  }
});

// How much the files of each list weigh is judged for all seven by tests/build/budgets.test.ts.
for (const { name, KiB, ...device } of [
  {
    name: 'a desk',
    KiB: 90,
    viewport: { width: 1440, height: 900 },
    deviceScaleFactor: 1,
  },
  {
    name: 'a sharp desk',
    KiB: 90,
    viewport: { width: 1440, height: 900 },
    deviceScaleFactor: 2,
  },
  {
    name: 'a phone',
    KiB: 40,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 3,
  },
  {
    name: 'a poor phone',
    KiB: 40,
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
  },
]) {
  test.describe(`on ${name}`, () => {
    test.use(device);

    test(`its photograph is asked for from the head, once, in at most ${KiB} KiB [V5]`, async ({
      page,
    }) => {
      await page.goto('/services/rtl-design', { waitUntil: 'load' });
      const preloads = page.locator('head link[rel="preload"][as="image"]');
      await expect(preloads).toHaveCount(2); // one for each shape of the picture
      const fetched = await page.evaluate(() =>
        (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
          .filter((entry) => entry.name.endsWith('.avif'))
          .map((entry) => ({ by: entry.initiatorType, bytes: entry.encodedBodySize })),
      );
      expect(fetched).toHaveLength(1);
      expect(fetched[0]?.by).toBe('link');
      expect(fetched[0]?.bytes).toBeLessThanOrEqual(KiB * 1024);
    });
  });
}

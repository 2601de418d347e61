import { expectAccessible } from './support/axe.ts';
import { expectInView, openCarousel } from './support/carousel.ts';
import { expectNoOverflow } from './support/overflow.ts';
import { LOOKS } from './support/steady.ts';
import { expect, inTier, test } from './support/test.ts';
import { unfoldDrawings } from './support/unfoldDrawings.ts';

/** Slug, title and group of each service, in the order of the specification (H2). */
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

for (const [slug, title, label] of SERVICES) {
  test(`/services/${slug} says what it is, shows six features and leads on [V1] [V2] [V4] [V5]`, async ({
    page,
  }) => {
    await page.goto(`/services/${slug}`);
    await test.step('where it belongs and what it is', async () => {
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
      await expect(main.getByText(label, { exact: true })).toBeVisible();
      await expect(main.getByRole('link', { name: 'Contact Us' }).first()).toBeVisible();
      const photograph = main.locator('picture').getByRole('img');
      await expect(photograph).toHaveCount(1);
      await expect(photograph).toHaveAccessibleName(/\w+ \w+ \w+/);

      // The scale from transistor to cloud.
      const links = page
        .getByRole('navigation', { name: 'Services, from transistor to cloud' })
        .getByRole('link');
      await expect(links).toHaveCount(SERVICES.length);
      const here = links.and(page.locator('[aria-current="page"]'));
      await expect(here).toHaveCount(1);
      await expect(here).toHaveAccessibleName(new RegExp(title));
    });

    await test.step('six features, each with a drawing of its own', async () => {
      const features = page.getByRole('region', { name: 'Key Features' });
      await expect(features.getByRole('heading', { level: 3 })).toHaveCount(6);
      await unfoldDrawings(page);
      const drawings = await features
        .locator('[role=group] [role=group] > svg')
        .evaluateAll((all) => all.map((svg) => svg.querySelector('svg')?.innerHTML));
      expect(new Set(drawings).size).toBe(6);
    });

    await test.step('its impact where it is known, and ways on', async () => {
      const impact = page.getByRole('region', { name: 'Measuring Our Impact' });
      await expect(impact).toHaveCount(slug in HIGHLIGHTS ? 1 : 0);
      await expect(impact.getByRole('listitem')).toHaveCount(HIGHLIGHTS[slug] ?? 0);

      // The same order everywhere, so that two services can be compared: what is sold before its papers.
      const main = page.getByRole('main');
      const headings = await main.getByRole('heading', { level: 2 }).allTextContents();
      // The calculation lets the reader do what the features say.
      const calculation = (await page.locator('#calculation-title').textContent()) ?? '';
      const order = [
        'Key Features',
        calculation,
        ...(slug in HIGHLIGHTS ? ['Measuring Our Impact'] : []),
      ];
      expect(headings.slice(0, order.length)).toEqual(order);

      const ways = page.getByRole('navigation', { name: 'Related services' }).getByRole('link');
      const paths = await ways.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      const services = paths.filter((path) => path?.startsWith('/services/'));
      expect(services.length).toBeGreaterThan(0);
      expect(services.length).toBeLessThanOrEqual(3);
      expect(services).not.toContain(`/services/${slug}`);
      expect(paths).toContain('/services');
    });
  });
}

for (const { width, colorScheme } of LOOKS) {
  test.describe(`at ${width} px, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 900 }, colorScheme });

    test(
      'the last features have no accessibility fault [V3] [E4]',
      inTier(width === 1440),
      async ({ page }) => {
        const { strip } = await openCarousel(page);
        await strip.focus();
        await page.keyboard.press('End');
        await expectInView(strip, width === 390 ? [5] : [3, 4, 5]);
        await expectAccessible(page, '#key-features');
      },
    );
  });
}

test('shows the numerals of its impact to scale [V4]', async ({ page }) => {
  await page.goto('/services/analog-and-mixed-signal');
  const impact = page.getByRole('region', { name: 'Measuring Our Impact' });
  const size = (figure: string) =>
    impact
      .getByText(figure, { exact: true })
      .evaluate((numeral) => Number.parseFloat(getComputedStyle(numeral).fontSize));
  expect((await size('30+')) / (await size('50+'))).toBeCloseTo(30 / 50, 3);
});

for (const width of [1440, 390]) {
  test(`the photograph is the largest paint at ${width} px [V1]`, async ({ page }) => {
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
  });
}

// How much each file weighs is judged by tests/build/weight.test.ts.
for (const { name, ...device } of [
  { name: 'a sharp desk', viewport: { width: 1440, height: 900 }, deviceScaleFactor: 2 },
  { name: 'a phone', viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 },
]) {
  test.describe(`on ${name}`, () => {
    test.use(device);

    test('its photograph is asked for from the head, once [V5]', async ({ page }) => {
      await page.goto('/services/rtl-design', { waitUntil: 'load' });
      const fetched = await page.evaluate(() =>
        (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
          .filter((entry) => entry.name.endsWith('.avif'))
          .map((entry) => entry.initiatorType),
      );
      expect(fetched).toEqual(['link']);
    });
  });
}

for (const { title, css } of [
  {
    title: 'set wider',
    css: '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }',
  },
  { title: 'at 200 %', css: ':root { font-size: 200% !important; }' },
]) {
  test(`figures of the impact stay apart when text is ${title} [E4]`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/services/analog-and-mixed-signal');
    // A test may add the style that a visitor's extension would; the page's policy has no part in it.
    const figures = page.getByRole('region').locator('strong');
    await expect(figures).toHaveCount(2);
    await page.evaluate((rules) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets.push(sheet);
    }, css);
    const places = await figures.evaluateAll((all) =>
      all.map((figure) => {
        const words = document.createRange();
        words.selectNodeContents(figure);
        const { left, right, top, bottom } = words.getBoundingClientRect();
        return { left, right, top, bottom };
      }),
    );
    const [first, second] = places;
    const isBeside = (first?.right ?? 0) <= (second?.left ?? 0);
    const isAbove = (first?.bottom ?? 0) <= (second?.top ?? 0);
    expect({ places, isApart: isBeside || isAbove }).toMatchObject({ isApart: true });
    await expectNoOverflow(page);
  });
}

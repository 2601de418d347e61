import type { ServiceContent } from '../../src/content/schemas/service.ts';
import type { ServicesPageContent } from '../../src/content/schemas/servicesPage.ts';
import { readContent } from '../support/content.ts';
import { ANY_SERVICE, SERVICE_SLUGS, servicePathOf } from '../support/services.ts';
import { expectAccessible } from './support/axe.ts';
import { expectInView, openCarousel } from './support/carousel.ts';
import { expectNoOverflow } from './support/overflow.ts';
import { LOOKS } from './support/steady.ts';
import { expect, inTier, test } from './support/test.ts';

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

/** A company that states no figures has no section to test. */
const COUNTED = SERVICE_SLUGS.map((slug) => ({
  path: servicePathOf(slug),
  figures: (readContent<ServiceContent>(`services/${slug}.yaml`).highlights ?? []).flatMap(
    ({ figure }) => (figure && Number.parseFloat(figure) > 0 ? [figure] : []),
  ),
})).find(({ figures }) => figures.length > 1);
const NOT_COUNTED = 'no service states two figures';

test('shows the numerals of its impact to scale [V4]', async ({ page }) => {
  test.skip(!COUNTED, NOT_COUNTED);
  const { path = '', figures: [one = '', other = ''] = [] } = COUNTED ?? {};
  await page.goto(path);
  const size = (figure: string) =>
    page
      .getByRole('region', { name: readContent<ServicesPageContent>('pages/services.yaml').impact })
      .getByText(figure, { exact: true })
      .evaluate((numeral) => Number.parseFloat(getComputedStyle(numeral).fontSize));
  expect((await size(one)) / (await size(other))).toBeCloseTo(
    Number.parseFloat(one) / Number.parseFloat(other),
    3,
  );
});

for (const width of [1440, 390]) {
  test(`the photograph is the largest paint at ${width} px [V1]`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(ANY_SERVICE);
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
      await page.goto(ANY_SERVICE, { waitUntil: 'load' });
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
    test.skip(!COUNTED, NOT_COUNTED);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(COUNTED?.path ?? '');
    // A test may add the style that a visitor's extension would; the page's policy has no part in it.
    const figures = page.getByRole('region').locator('strong');
    await expect(figures).toHaveCount(COUNTED?.figures.length ?? 0);
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

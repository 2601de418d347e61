import type { Page } from '@playwright/test';
import type { CalculationContent } from '../../src/content/schemas/calculation.ts';
import { readContent } from '../support/content.ts';
import { HAS_OTHER, ONE_LANGUAGE, OTHER, OTHER_ROOT } from '../support/otherLanguage.ts';
import { CALCULATED } from '../support/services.ts';
import { expectAccessible } from './support/axe.ts';
import { swipe } from './support/finger.ts';
import { expectNoOverflow } from './support/overflow.ts';
import { expect, test } from './support/test.ts';

const RTL = '/services/rtl-design';
/** Its words, which an owner may change; without them the tests are skipped. */
const { inputs, presets }: Partial<CalculationContent> = CALCULATED.includes(RTL)
  ? readContent<CalculationContent>('calculations/rtl-design.yaml')
  : {};
const CLOCK = inputs?.fc_MHz ?? '';
const { name: CLASS = '', source: SOURCE_OF_CLASS = '' } = presets?.nm28 ?? {};

const sectionOf = (page: Page) => page.locator('#calculation');
const sliderOf = (page: Page, name: string | RegExp) =>
  sectionOf(page).getByRole('slider', { name });
const fieldOf = (page: Page, name: string | RegExp) =>
  sectionOf(page).getByRole('textbox', { name });
const figureOf = (page: Page) => sectionOf(page).getByRole('img').filter({ visible: true });

/** A company may not offer the service that a test is about. */
async function visit(page: Page, path: string) {
  const [service = ''] = path.split(/[?#]/);
  test.skip(!CALCULATED.includes(service), 'no such calculation is offered');
  await page.goto(path);
}

/** The live calculation, with its rules. */
async function openLive(page: Page, path: string) {
  await visit(page, path);
  await sectionOf(page).scrollIntoViewIfNeeded();
  await expect(sectionOf(page).getByRole('slider').first()).toBeVisible();
  return sectionOf(page);
}

test('arrow keys move a rule by a step, Page keys by ten, and the value is said in words [K1]', async ({
  page,
}) => {
  await openLive(page, RTL);
  const clock = sliderOf(page, CLOCK);
  await expect(clock).toHaveAttribute('aria-valuetext', '150 megahertz');
  await clock.focus();
  await page.keyboard.press('ArrowRight');
  await expect(clock).toHaveAttribute('aria-valuetext', '158 megahertz');
  await page.keyboard.press('PageDown');
  await expect(clock).toHaveAttribute('aria-valuetext', '89.1 megahertz');
  await page.keyboard.press('End');
  await expect(clock).toHaveAttribute('aria-valuetext', '5000 megahertz');
});

test('a field takes a pasted unit and a decimal comma [K1]', async ({ page }) => {
  await openLive(page, RTL);
  const clock = fieldOf(page, CLOCK);
  await clock.fill('0,4 GHz');
  await expect(sliderOf(page, CLOCK)).toHaveAttribute('aria-valuetext', '400 megahertz');
  await clock.blur();
  await expect(clock).toHaveValue('400');
});

test('a number pasted with its thousands grouped is read whole [K1]', async ({ page }) => {
  await openLive(page, RTL);
  await fieldOf(page, CLOCK).fill('1,250');
  await expect(sliderOf(page, CLOCK)).toHaveAttribute('aria-valuetext', '1250 megahertz');
});

test('the address reproduces the state, has only what differs, and opens live [K2]', async ({
  page,
}) => {
  await openLive(page, RTL);
  await fieldOf(page, CLOCK).fill('400');
  await fieldOf(page, /flops in a row/).fill('3');
  await expect(page).toHaveURL(/\/services\/rtl-design\?v=2&fc=400&n=3$/);
  const name = await figureOf(page).getAttribute('aria-label');
  await visit(page, `${RTL}?v=2&fc=400&n=3#calculation`);
  await expect(figureOf(page)).toHaveAttribute('aria-label', name ?? '');
  await expect(fieldOf(page, /flops in a row/)).toHaveValue('3');
});

test('a broken query is clamped or ignored, and each is said in a line [K2]', async ({ page }) => {
  const section = await openLive(page, `${RTL}?v=2&fc=99999&n=abc&unknown=1`);
  await expect(fieldOf(page, CLOCK)).toHaveValue('5000');
  await expect(fieldOf(page, /flops in a row/)).toHaveValue('2');
  await expect(section.getByText('99999')).toBeVisible();
  await expect(section.getByText('“abc”')).toBeVisible();
});

test('a preset sets its values and names its document; any change makes them one’s own [K1]', async ({
  page,
}) => {
  const section = await openLive(page, RTL);
  const preset = section.getByRole('radio', { name: CLASS });
  await preset.check();
  await expect(fieldOf(page, CLOCK)).toHaveValue('1000');
  await expect(section.getByText(SOURCE_OF_CLASS)).toBeVisible();
  await fieldOf(page, CLOCK).fill('900');
  await expect(preset).not.toBeChecked();
});

test('the cursor of the drawing can be dragged [K1]', async ({ page }) => {
  const section = await openLive(page, RTL);
  const clock = sliderOf(page, CLOCK);
  await figureOf(page).evaluate((figure) => figure.scrollIntoView({ block: 'center' }));
  // The grid is as wide as the axis.
  const axis = await section.locator('.d-g').first().boundingBox();
  const die = await section.locator('.d-die').boundingBox();
  if (!die || !axis) throw new Error('no cursor');
  await page.mouse.move(die.x + die.width / 2, die.y + die.height / 2);
  await page.mouse.down();
  await page.mouse.move(axis.x + axis.width * 0.25, die.y, { steps: 5 });
  await page.mouse.up();
  await expect(clock).toHaveAttribute('aria-valuetext', /^8\.\d+ megahertz$/);
});

test('a press on an open square of the drawing moves the value there [K1]', async ({ page }) => {
  const section = await openLive(page, '/services/analog-and-mixed-signal');
  await figureOf(page).evaluate((figure) => figure.scrollIntoView({ block: 'center' }));
  const middleOf = async (part: string) => {
    const {
      x = 0,
      y = 0,
      width = 0,
      height = 0,
    } = (await section.locator(part).first().boundingBox()) ?? {};
    return { x: x + width / 2, y: y + height / 2 };
  };
  await expect(section.locator('.d-die')).toBeVisible();
  const square = await middleOf('.d-k');
  expect(Math.abs((await middleOf('.d-die')).x - square.x)).toBeGreaterThan(20);
  await page.mouse.click(square.x, square.y);
  await expect(async () =>
    expect(Math.abs((await middleOf('.d-die')).x - (await middleOf('.d-k')).x)).toBeLessThan(3),
  ).toPass();
});

test('a change is announced once, when it rests [K1]', async ({ page }) => {
  const section = await openLive(page, RTL);
  const status = section.getByRole('status').last();
  await expect(status).toHaveText('');
  await sliderOf(page, /flops in a row/).focus();
  await page.keyboard.press('ArrowRight');
  await expect(status).toHaveText((await figureOf(page).getAttribute('aria-label')) ?? '');
});

test('where the period is used up, the words say why the line ends [K1]', async ({ page }) => {
  const section = await openLive(page, `${RTL}?v=2&fc=1250`);
  await expect(section.getByText('no time to settle').first()).toBeVisible();
  await expectAccessible(page);
});

test('copy link and copy as text carry the state [K2]', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const section = await openLive(page, `${RTL}?v=2&n=3`);
  await section.getByRole('button', { name: 'Copy link' }).click();
  await expect(section.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /\/services\/rtl-design\?v=2&n=3#calculation$/,
  );
  await section.getByRole('button', { name: 'Copy as text' }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/flops in a row: 3/);
});

test('live, the section has no accessibility faults [K1]', async ({ page }) => {
  await openLive(page, RTL);
  await sectionOf(page).getByText('Held values').click();
  await expectAccessible(page);
});

test('print shows the values, all results and the address, and no controls [K1]', async ({
  page,
}) => {
  const section = await openLive(page, `${RTL}?v=2&fc=400`);
  await page.emulateMedia({ media: 'print' });
  await expect(section.getByRole('slider').first()).toBeHidden();
  await expect(section.getByRole('definition').filter({ hasText: '400' }).first()).toBeVisible();
  await expect(section.getByText(/\?v=2&fc=400#calculation/)).toBeVisible();
});

test('paper does not say that it computes [K1]', async ({ page }) => {
  const section = await openLive(page, `${RTL}?v=2&fc=400`);
  const source = section.locator('figcaption').getByText('in your browser');
  await expect(source).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(section.locator('figcaption')).toBeVisible();
  await expect(source).toBeHidden();
});

test('a warning is printed with its hatch [K1]', async ({ page }) => {
  const section = await openLive(page, '/services/machine-learning?v=2&tpr=6.68&fpr=2.28&r=10');
  await page.emulateMedia({ media: 'print' });
  const adjusted = await section
    .locator('figcaption')
    .getByText('saves less than 5')
    .evaluate((text) => getComputedStyle(text, '::before').getPropertyValue('print-color-adjust'));
  expect(adjusted).toBe('exact');
});

test('in forced colours rules and drawing are visible [K1]', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openLive(page, RTL);
  const line = sectionOf(page).locator('svg .d-a').first();
  await expect(line).toHaveCSS('stroke', /rgb/);
  await expect(sectionOf(page).locator('svg .d-g').first()).toHaveCSS('opacity', '0.4');
  await expectAccessible(page, '#calculation');
});

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  test('a tap on a rule moves it, and nothing moves under the finger [K1]', async ({ page }) => {
    await openLive(page, RTL);
    const clock = sliderOf(page, CLOCK);
    await clock.evaluate((rule) => rule.scrollIntoView({ block: 'center' }));
    const { x = 0, y = 0, width = 0, height = 0 } = (await clock.boundingBox()) ?? {};
    expect(height).toBeGreaterThanOrEqual(44);
    // Beyond 1000 MHz the period is used up: a warning takes the place of the note.
    await page.touchscreen.tap(x + width * 0.9, y + height / 2);
    await expect(sectionOf(page).getByText('no time to settle').first()).toBeVisible();
    expect((await clock.boundingBox())?.y).toBe(y);
  });

  test('a swipe that begins on a rule scrolls the page and leaves its value [K1]', async ({
    page,
  }) => {
    await openLive(page, RTL);
    const clock = sliderOf(page, CLOCK);
    await clock.evaluate((rule) => rule.scrollIntoView({ block: 'center' }));
    const { before, top } = await clock.evaluate((rule: HTMLInputElement) => ({
      before: rule.value,
      top: scrollY,
    }));
    await swipe(page, clock, { from: { x: 0.9, y: 0.5 }, by: { y: -200 } });
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top + 100);
    await expect(clock).toHaveValue(before);
  });

  test('a value at its far end does not make the page scroll sideways [K1]', async ({ page }) => {
    await openLive(page, RTL);
    await sliderOf(page, CLOCK).press('End');
    await expect(fieldOf(page, CLOCK)).toHaveValue('5000');
    await expectNoOverflow(page);
  });

  test('units of held values stand in one column [K1]', async ({ page }) => {
    const section = await openLive(page, RTL);
    await section.getByText('Held values').click();
    const rights = await section
      .locator('details')
      .getByRole('textbox')
      .evaluateAll((fields) => fields.map((each) => each.getBoundingClientRect().right));
    expect(new Set(rights.map(Math.round)).size).toBe(1);
  });

  test('warnings have their room, so that nothing below them moves [K1]', async ({ page }) => {
    const section = await openLive(page, '/services/custom-software');
    const below = section.getByRole('group', { name: 'Start from' });
    const topOf = () => below.evaluate((group) => group.getBoundingClientRect().top + scrollY);
    const before = await topOf();
    await fieldOf(page, 'Requests a second').fill('300');
    await expect(section.getByText(/work comes in/)).toBeVisible();
    expect(Math.abs((await topOf()) - before)).toBeLessThanOrEqual(1);
  });
});

for (const width of [1440, 390, 320])
  test.describe(`in a window of ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });
    test('a small share is read whole in its field [K1]', async ({ page }) => {
      await openLive(page, '/services/machine-learning');
      const share = fieldOf(page, 'Base rate');
      await share.fill('0.0000158');
      const hidden = await share.evaluate((field) => field.scrollWidth - field.clientWidth);
      expect(hidden).toBe(0);
      await expectNoOverflow(page);
    });
  });

test('with text at 200 % a formula scrolls by itself, also with the keyboard [K1]', async ({
  page,
}) => {
  await visit(page, RTL);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const formula = sectionOf(page).locator('math[display=block]').locator('..');
  // What a details element has is looked for inside it.
  const fold = sectionOf(page).locator('details', { has: page.locator('math[display=block]') });
  await fold.locator('summary').click();
  const end = formula.locator('math');
  await formula.scrollIntoViewIfNeeded();
  await formula.focus();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => formula.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);
  expect(await end.evaluate((math) => math.scrollWidth - math.clientWidth)).toBeLessThanOrEqual(0);
});

test('the language switch keeps the values [K2]', async ({ page }) => {
  test.skip(!HAS_OTHER, ONE_LANGUAGE);
  await openLive(page, `${RTL}?v=2&n=3`);
  const other = page.getByRole('banner').locator(`a[hreflang=${OTHER.lang}]`).first();
  await other.evaluate((link: HTMLAnchorElement) => link.click()); // the list may be folded
  await expect(page).toHaveURL(
    (url) => `${url.pathname}${url.search}` === `${OTHER_ROOT}${RTL}?v=2&n=3`,
  );
});

test('the language switch keeps the values in a new tab, too [K2]', async ({ page, context }) => {
  test.skip(!HAS_OTHER, ONE_LANGUAGE);
  await openLive(page, `${RTL}?v=2&n=3`);
  const languages = page.getByRole('banner').locator('details:has(a[hreflang])');
  await languages.locator('summary').click();
  const opened = context.waitForEvent('page');
  await languages.locator(`a[hreflang=${OTHER.lang}]`).click({ button: 'middle' });
  const tab = await opened;
  await expect(tab).toHaveURL(
    (url) => `${url.pathname}${url.search}` === `${OTHER_ROOT}${RTL}?v=2&n=3`,
  );
});

test('a translator at work does not break the rules [K1]', async ({ page }) => {
  await visit(page, RTL);
  await sectionOf(page).evaluate((section) => {
    for (const element of section.querySelectorAll('p, b, dt, dd, li, h2, h3'))
      for (const text of element.childNodes) {
        if (!(text instanceof Text)) continue;
        const font = document.createElement('font');
        text.replaceWith(font);
        font.append(text);
      }
  });
  await sectionOf(page).scrollIntoViewIfNeeded();
  await sliderOf(page, /flops in a row/).focus();
  await page.keyboard.press('ArrowRight');
  await expect(fieldOf(page, /flops in a row/)).toHaveValue('3');
});

test('the card leads to the calculation [K1]', async ({ page }) => {
  await visit(page, RTL);
  await page.getByRole('link', { name: /^Calculate it/ }).click();
  await expect(sectionOf(page)).toBeInViewport();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the drawing, its values, the result and the presets are there, and nothing that would be dead [K1]', async ({
    page,
  }) => {
    await visit(page, RTL);
    const section = sectionOf(page);
    await expect(figureOf(page)).toHaveCount(1);
    await expect(section.getByRole('definition').first()).toHaveText(/150/);
    await expect(section.getByRole('row').filter({ hasText: CLASS })).toBeVisible();
    await expect(section.getByRole('slider')).toHaveCount(0);
    await expect(section.getByRole('button')).toHaveCount(0);
  });
});

test.describe('each of the other six in its own difference', () => {
  test('converter: a jitter of 0 can be set and ends the line of the clock [K1]', async ({
    page,
  }) => {
    const section = await openLive(page, '/services/analog-and-mixed-signal');
    const thinLines = async () =>
      (await section.locator('svg .d-l').getAttribute('d'))?.split('M').length ?? 0;
    const before = await thinLines();
    await fieldOf(page, 'Jitter of the clock').fill('0');
    await section.getByText('Held values').click();
    await fieldOf(page, 'Aperture jitter').fill('0');
    await expect.poll(thinLines).toBe(before - 1);
    await expectAccessible(page, '#calculation');
  });
  test('filter: the numbers follow when a rule rests [K1]', async ({ page }) => {
    const section = await openLive(page, '/services/fpga-design');
    const answer = () =>
      section.getByRole('img').filter({ visible: true }).getAttribute('aria-label');
    await expect.poll(answer).toMatch(/55\staps/);
    await fieldOf(page, 'Stop edge').fill('10');
    await expect.poll(answer).toMatch(/110\staps/);
    await section.getByText('Held values').click();
    await fieldOf(page, 'Coefficient bits').fill('12');
    await expect.poll(answer).toMatch(/too coarse/);
    await expectAccessible(page, '#calculation');
  });
  test('schedule: a task can be edited, and a missed deadline is said [K1]', async ({ page }) => {
    const section = await openLive(page, '/services/firmware-development');
    await section.getByRole('textbox', { name: 'housekeeping, Execution' }).fill('6 ms');
    await expect(section.getByText(/housekeeping misses its deadline/).first()).toBeVisible();
    await expect(page).toHaveURL(/tasks=18-50-50-0-0_60-500-400-0-0_120-1000-1000-0-0_6000-10000/);
    await expectAccessible(page, '#calculation');
  });
  test('battery: an interval can be typed in minutes [K1]', async ({ page }) => {
    await openLive(page, '/services/microcontroller-design');
    await fieldOf(page, 'Interval between main events').fill('10 min');
    await expect(sliderOf(page, 'Interval between main events')).toHaveAttribute(
      'aria-valuetext',
      '600 seconds',
    );
    await fieldOf(page, 'Interval between main events').fill('2');
    await expect(sectionOf(page).locator('figcaption p')).not.toHaveClass('note');
    await expectAccessible(page, '#calculation');
  });
  test('alarm: a model that hardly helps is called so [K1]', async ({ page }) => {
    const section = await openLive(page, '/services/machine-learning?v=2&tpr=6.68&fpr=2.28&r=10');
    await expect(section.getByText(/saves less than 5/)).toBeVisible();
    await expectAccessible(page, '#calculation');
  });
  test('queue: over full, the words give the workers needed [K1]', async ({ page }) => {
    const section = await openLive(page, '/services/custom-software?v=1&rate=200');
    await expect(section.getByText('12 workers')).toBeVisible();
    await expectAccessible(page, '#calculation');
  });
});

import type { Page } from '@playwright/test';
import { windowedBrowser } from '../../scripts/browser.mjs';
import { ANY_SERVICE } from '../support/services.ts';
import { expect, test } from './support/test.ts';

const choice = (page: Page) => page.getByRole('contentinfo').getByRole('group');
const radio = (page: Page, name: 'Auto' | 'Light' | 'Dark') =>
  choice(page).getByRole('radio', { name });
const choose = (page: Page, name: 'Auto' | 'Light' | 'Dark') =>
  radio(page, name).check({ force: true }); // the input lies under its own label

const groundOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);

/** The ground of both themes, as the system's choice shows them. */
async function groundsOf(page: Page) {
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await groundOf(page);
  await page.emulateMedia({ colorScheme: 'light' });
  return { light: await groundOf(page), dark };
}

test('the theme is set when the first paint is made', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/about');
  const { dark } = await groundsOf(page);
  await choose(page, 'Dark');
  // A callback of the first frame with a body runs before anything of it is painted.
  await page.addInitScript(() => {
    const look = () => {
      if (!document.body) {
        requestAnimationFrame(look);
        return;
      }
      const { backgroundColor } = getComputedStyle(document.body);
      const painted = performance.getEntriesByName('first-paint').length;
      document.documentElement.dataset.firstFrame = `${painted} ${backgroundColor}`;
    };
    requestAnimationFrame(look);
  });
  await page.goto('/services');
  await expect(page.locator('html')).toHaveAttribute('data-first-frame', `0 ${dark}`);
});

test('the choice is a radio group by keyboard: one stop, arrows choose', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/about');
  const { light, dark } = await groundsOf(page);
  await expect(radio(page, 'Auto')).toBeChecked();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).focus();
  await page.keyboard.press('Tab');
  await expect(radio(page, 'Auto')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(radio(page, 'Light')).toBeChecked();
  await page.keyboard.press('ArrowRight');
  await expect(radio(page, 'Dark')).toBeFocused();
  await expect(radio(page, 'Dark')).toBeChecked();
  await expect.poll(() => groundOf(page)).toBe(dark);
  await page.keyboard.press('ArrowRight');
  await expect(radio(page, 'Auto')).toBeChecked();
  await expect.poll(() => groundOf(page)).toBe(light);
  await page.keyboard.press('Shift+Tab');
  await expect(choice(page).locator(':focus')).toHaveCount(0);
});

test('all of the page changes in one frame: nothing fades from one theme to the other', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/about');
  await expect(choice(page)).toBeVisible();
  const fading = await page.evaluate(() => {
    document.querySelector<HTMLInputElement>('input[value=dark]')?.click();
    return document.getAnimations().filter((each) => each instanceof CSSTransition).length;
  });
  expect(fading).toBe(0);
});

test('each option is large enough to tap, and the group fits a narrow phone [E4]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/about');
  for (const name of ['Auto', 'Light', 'Dark'] as const) {
    const box = await radio(page, name).boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect(box?.width).toBeGreaterThanOrEqual(44);
  }
});

test('the browser’s own parts follow: scroll bars, fields, the bar of a phone', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/about');
  const shown = () =>
    page.evaluate(() => {
      const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')];
      const bars = metas.filter(({ media }) => matchMedia(media).matches);
      const probe = document.createElement('canvas').getContext('2d');
      const rgb = (colour: string) => {
        if (!probe) return '';
        probe.fillStyle = colour;
        probe.fillRect(0, 0, 1, 1);
        const [r, g, b] = probe.getImageData(0, 0, 1, 1).data;
        return `rgb(${r}, ${g}, ${b})`;
      };
      return {
        scheme: getComputedStyle(document.documentElement).colorScheme,
        bars: bars.map(({ content }) => rgb(content)),
        ground: getComputedStyle(document.body).backgroundColor,
      };
    });
  for (const [name, scheme] of [
    ['Dark', 'dark'],
    ['Light', 'light'],
    ['Auto', 'light dark'],
  ] as const) {
    await choose(page, name);
    const { bars, ground, ...rest } = await shown();
    expect(rest.scheme).toBe(scheme);
    expect(bars).toEqual([ground]);
  }
});

test('the choice is there on the next page, after a reload and in other tabs at once', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/about');
  const { light, dark } = await groundsOf(page);
  const other = await context.newPage();
  await other.emulateMedia({ colorScheme: 'light' });
  await other.goto('/services');
  await choose(page, 'Dark');
  await expect.poll(() => groundOf(other)).toBe(dark);
  await expect(radio(other, 'Dark')).toBeChecked();
  await other.reload();
  expect(await groundOf(other)).toBe(dark);
  await page.goto(ANY_SERVICE);
  expect(await groundOf(page)).toBe(dark);
  await expect(radio(page, 'Dark')).toBeChecked();
  await choose(other, 'Auto');
  await expect.poll(() => groundOf(page)).toBe(light);
  await expect(radio(page, 'Auto')).toBeChecked();
});

test('a page from the back–forward cache shows what was chosen meanwhile', {
  tag: '@full',
}, async ({ playwright, launchOptions, baseURL }) => {
  const executablePath = windowedBrowser();
  test.skip(!executablePath, 'only a whole Chromium has that cache');
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    executablePath,
    ignoreDefaultArgs: ['--disable-back-forward-cache'], // Playwright switches it off
  });
  const page = await browser.newPage({ baseURL: baseURL ?? '', colorScheme: 'light' });
  await page.goto('/about');
  const { dark } = await groundsOf(page);
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.persisted = String(persisted);
    });
  });
  await page.goto('/services');
  await choose(page, 'Dark');
  await page.goBack({ waitUntil: 'commit' }); // a page from that cache does not load
  await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
  await expect.poll(() => groundOf(page)).toBe(dark);
  await expect(radio(page, 'Dark')).toBeChecked();
  await browser.close();
});

test('where nothing may be kept no choice is offered, and the system decides', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Access is denied', 'SecurityError');
      },
    });
  });
  await page.goto('/about');
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' })).toBeVisible();
  await expect(choice(page)).toBeHidden();
  const { light, dark } = await groundsOf(page);
  expect(light).not.toBe(dark);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('no choice is offered, and the system decides', async ({ page }) => {
    await page.goto('/about');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(choice(page)).toBeHidden();
    const { light, dark } = await groundsOf(page);
    expect(light).not.toBe(dark);
  });
});

test('paper is light, whatever was chosen and whatever the system is', async ({ page }) => {
  const inkOf = () => page.evaluate(() => getComputedStyle(document.body).color);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/about');
  const ink = await inkOf();
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const name of ['Light', 'Dark', 'Auto'] as const) {
      await page.emulateMedia({ colorScheme, media: 'screen' });
      await choose(page, name);
      await page.emulateMedia({ colorScheme, media: 'print' });
      expect(await inkOf(), `${name}, system ${colorScheme}`).toBe(ink);
      await expect(choice(page)).toBeHidden();
    }
  }
});

test.describe('where no script file comes', () => {
  test.use({ consoleErrors: [/Failed to load resource/] });

  test('the choice, which would do nothing, is not shown', async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/about');
    await expect(
      page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }),
    ).toBeVisible();
    await expect(choice(page)).toBeHidden();
    await expect(page.getByRole('contentinfo').getByRole('radio')).toHaveCount(0);
  });
});

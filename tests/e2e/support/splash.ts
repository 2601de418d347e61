import type { Page } from '@playwright/test';
import type { LandingContent } from '../../../src/content/schemas/landing.ts';
import { settings } from '../../../src/settings.ts';
import { readContent } from '../../support/content.ts';
import { expect } from './test.ts';

export const { splash } = readContent<LandingContent>('pages/landing.yaml');
export const HAS_SPLASH = settings.splash !== 'never';
export const NO_SPLASH = 'the site has no splash';

export const SPLASH_MS = 3000; // spec L1
export const WORDS_MS = 200; // design: the words leave first,
export const GROUND_MS = 500; // then the ground

export const notice = (page: Page) => page.getByRole('region', { name: splash.label });

/** Sets the clock of everything that moves by itself and stops it there; what scrolling moves has none. */
export async function setClock(page: Page, milliseconds: number) {
  await page.evaluate((time) => {
    for (const animation of document.getAnimations()) {
      if (animation.timeline !== document.timeline) continue;
      animation.pause();
      animation.currentTime = time;
    }
  }, milliseconds);
}

/** Opens the page at one moment of its notice: until the clock is stopped, no time passes, however slow the machine. */
export async function openAt(page: Page, milliseconds: number) {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
  await page.goto('/');
  await setClock(page, milliseconds);
  await session.send('Animation.setPlaybackRate', { playbackRate: 1 });
}

/** As when its time is over. */
export const letEnd = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.querySelector('[data-splash]')?.getAnimations() ?? []) {
      animation.finish();
    }
  });

/** Out of the page, not only out of sight: a hidden notice would still be found by a search. */
export const expectGone = (page: Page) => expect(page.locator('[data-splash]')).toHaveCount(0);

export const opacity = (page: Page) =>
  notice(page).evaluate((splash) => Number(getComputedStyle(splash).opacity));

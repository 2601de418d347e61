import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { parse } from 'yaml';
import { settings } from '../../src/settings.ts';

/** Takes a picture of what the window shows, or of the whole page. */
type Take = (name: string, part?: 'whole page') => Promise<void>;

export interface Visit {
  /** The page's or the state's name; `--only` chooses by it. */
  name: string;
  path: string;
  width: number;
  /** Seen with its animations, which `act` brings to a standstill; others are seen with reduced motion. */
  moves?: boolean;
  /** Brings the page into the state and takes its pictures. */
  act: (page: Page, take: Take) => Promise<void>;
}

const PHONE = 390;
const TABLET = 768;
const DESK = 1440;
const WIDTHS = [PHONE, TABLET, DESK];

const menu: { groups: { services: string[] }[] } = parse(
  readFileSync(`content/${settings.languages[0].lang}/menu.yaml`, 'utf8'),
);
const services = menu.groups.flatMap((group) => group.services);

const PAGES: [name: string, path: string][] = [
  ['landing', '/'],
  ['about', '/about'],
  ['services', '/services'],
  ...services.map((slug): [string, string] => [slug, `/services/${slug}`]),
  ['contact', '/contact'],
  ['privacy', '/privacy'],
  ['not-found', '/no/such/page'],
];

const inBothThemes = async (page: Page, take: Take, part?: 'whole page') => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await take(colorScheme, part);
  }
};

/** Repeats an action until its effect shows: the code behind a control may still be on its way. */
const until = (action: () => Promise<unknown>, effect: () => Promise<void>) =>
  expect(async () => {
    await action();
    await effect();
  }).toPass({ timeout: 20_000 });

const soon = { timeout: 1_000 };

const notice = (page: Page) => page.getByRole('region', { name: 'Notice' });

/** Presses the landing page's notice away, then scrolls past every part once so that lazy pictures load. */
export async function lookAround(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(notice(page)).toHaveCount(0);
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
  await page.waitForLoadState('networkidle');
}

async function wholePage(page: Page, take: Take, print: boolean) {
  await inBothThemes(page, take, 'whole page');
  if (!print) return;
  await page.emulateMedia({ media: 'print', colorScheme: 'light' });
  await take('print', 'whole page');
}

async function openMenu(page: Page, take: Take) {
  const button = (name: string, expanded?: boolean) =>
    page.getByRole('banner').getByRole('button', { name, expanded });
  await until(
    () => button('Services').hover(),
    () => expect(button('Services', true)).toBeVisible(soon),
  );
  await inBothThemes(page, (theme) => take(`default ${theme}`));
  await until(
    () => button('Embedded').hover(),
    () => expect(button('Embedded', true)).toBeVisible(soon),
  );
  await inBothThemes(page, (theme) => take(`group ${theme}`));
}

async function openPhonePanel(page: Page, take: Take) {
  const panel = page.getByRole('navigation', { name: 'Main' });
  await until(
    () => page.getByRole('button', { name: 'Menu' }).click(soon),
    () => expect(panel).toBeVisible(soon),
  );
  await inBothThemes(page, take);
}

async function openTooltip(page: Page, take: Take) {
  const marker = page.getByRole('button', { name: 'Berlin, Germany' });
  await until(
    () => marker.focus(),
    () => expect(page.getByRole('tooltip')).toBeVisible(soon),
  );
  await page.getByRole('tooltip').evaluate((tip) => tip.scrollIntoView({ block: 'center' }));
  await inBothThemes(page, take);
}

const field = (page: Page, name: string) => page.locator(`form [name="${name}"]`);

/** Enter in a one-line field sends a form. */
const send = (page: Page) => field(page, 'name').press('Enter', soon);

async function leaveFormEmpty(page: Page, take: Take) {
  await until(
    () => send(page),
    () => expect(field(page, 'name')).toHaveAttribute('aria-invalid', 'true', soon),
  );
  await inBothThemes(page, take, 'whole page');
}

async function sendForm(page: Page, take: Take) {
  const message = {
    name: 'A. Visitor',
    email: 'a@company.example',
    topic: 'RTL',
    message: 'Hello',
  };
  for (const [name, value] of Object.entries(message)) await field(page, name).fill(value);
  await until(
    () => send(page),
    () => expect(field(page, 'name')).toBeHidden(soon),
  );
  await inBothThemes(page, take, 'whole page');
}

async function goToLastCard(page: Page, take: Take) {
  const carousel = page.getByRole('region', { name: 'Key Features' });
  const lastCard = carousel.getByRole('heading', { level: 3 }).last();
  await carousel.evaluate((element) => element.scrollIntoView());
  // Backwards from the first card leads to the last.
  await until(
    () => carousel.getByRole('button', { name: 'Previous features' }).click(soon),
    () => expect(lastCard).toBeInViewport({ ratio: 0.9, ...soon }),
  );
  await page.mouse.move(0, 0);
  await inBothThemes(page, take);
}

/** Along the rule of the landing page, from stop to stop. */
async function followScale(page: Page, take: Take) {
  const names = page.getByRole('main').getByRole('navigation').locator('a[href^="#"]');
  const stops = await names.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(stops.length).toBeGreaterThan(0);
  await page.addStyleTag({ content: 'html { scroll-behavior: auto !important }' });
  for (const stop of stops) {
    await page.evaluate((hash) => location.replace(hash ?? ''), stop);
    await inBothThemes(page, (theme) => take(`${stop} ${theme}`));
  }
}

/** Two of its three seconds have passed: everything it draws is there. */
export async function seeNotice(page: Page, take: Take) {
  await notice(page).evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.timeline !== document.timeline) continue;
      animation.pause();
      animation.currentTime = 2000;
    }
  });
  await inBothThemes(page, take);
}

const at = (widths: number[], name: string, path: string, act: Visit['act']): Visit[] =>
  widths.map((width) => ({
    name,
    path,
    width,
    act,
    moves: act === followScale || act === seeNotice,
  }));

const [, ...others] = settings.languages;
const service = `/services/${services[0]}`;

export const visits: Visit[] = [
  ...PAGES.flatMap(([name, path]) =>
    WIDTHS.map((width): Visit => {
      const print = width === TABLET; // about as wide as paper
      return { name, path, width, act: (page, take) => wholePage(page, take, print) };
    }),
  ),
  ...at([DESK], 'menu', '/about', openMenu),
  ...at([PHONE, TABLET], 'phone-panel', '/about', openPhonePanel),
  ...at(WIDTHS, 'tooltip', '/contact', openTooltip),
  ...at(WIDTHS, 'form-errors', '/contact', leaveFormEmpty),
  ...at(WIDTHS, 'form-sent', '/contact', sendForm),
  ...at(WIDTHS, 'carousel-end', service, goToLastCard),
  ...at(WIDTHS, 'scale', '/', followScale),
  ...at([PHONE, DESK], 'notice', '/', seeNotice),
  ...others.flatMap(({ lang }) =>
    at([PHONE, DESK], `language-${lang}`, `/${lang.toLowerCase()}/contact`, (_page, take) =>
      take('light', 'whole page'),
    ),
  ),
];

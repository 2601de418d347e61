import type { Page } from '@playwright/test';
import { expect } from './test.ts';

const link = (page: Page, name: string | RegExp) =>
  page.getByRole('banner').getByRole('link', { name });
export const services = (page: Page, expanded?: boolean) =>
  page.getByRole('banner').getByRole('button', { name: 'Services', expanded });
export const group = (page: Page, name: string, expanded?: boolean) =>
  page.getByRole('banner').getByRole('button', { name, expanded });
export const learnMore = (page: Page) => link(page, 'Learn More');
export const allServices = (page: Page) => link(page, 'All services');
/** A service in the panel of its group: its line follows its name. */
export const service = (page: Page, name: string) => link(page, new RegExp(`^${name}.`));
/** A service named below its group, whichever group is shown. */
export const named = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true });

export async function centreOf(page: Page, name: string) {
  const box = await group(page, name).boundingBox();
  if (!box) throw new Error(`${name} is not shown`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, start: box.x + 10 };
}

export async function openByHover(page: Page) {
  await page.goto('/about');
  await services(page).hover();
  await expect(services(page, true)).toBeVisible();
  // Until React is there, a plain script opens it, which does not know where the pointer was before.
  await expect(page.locator('header[data-plain]')).toHaveCount(0);
}

/** Loads the menu's code as a visitor does, by coming near, and leaves the menu closed. */
export async function openWithMenuCode(page: Page) {
  await openByHover(page);
  await page.mouse.move(700, 880);
  await expect(services(page, false)).toBeVisible();
}

/** Lets React render: its scheduler uses messages, which a fake clock does not stop. */
export const flushReact = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        let turns = 10;
        port2.onmessage = () => (turns-- > 0 ? port1.postMessage(null) : resolve());
        port1.postMessage(null);
      }),
  );

// Islands whose own code throws, in a browser. Every place in which one can throw: src/islands/failures.test.tsx.

import type { Page } from '@playwright/test';
import { settings } from '../../src/settings.ts';
import { ANY_SERVICE, SECOND_GROUP } from '../support/services.ts';
import { carouselOf, expectInView } from './support/carousel.ts';
import { BY_MAIL, formOf, nextMail } from './support/contactForm.ts';
import { group, service, services } from './support/menu.ts';
import { here, mapOf, offices } from './support/offices.ts';
import { expect, test } from './support/test.ts';

const plain = { name: 'A. Visitor', email: 'a@company.example', topic: 'RTL', message: 'One\ntwo' };

test.use({ consoleErrors: [[/./], { scope: 'test' }] });

/** What an island logs as an error, as it comes, and what nobody caught. What breaks one island may break another. */
function errorsOf(page: Page, island: string): string[] {
  const errors: string[] = [];
  page.on('console', (line) => {
    if (line.type() === 'error' && line.text().includes(`/${island}.`)) errors.push(line.text());
  });
  page.on('pageerror', (error) => errors.push(`uncaught: ${error}`));
  return errors;
}

/** Pages come as if they and the script were of different versions: the island throws when it renders. */
async function withoutProps(page: Page, island: string) {
  const itsTag = new RegExp(`<astro-island[^>]* component-export="${island}"[^>]*>`);
  await page.route(
    (url) => !/\.\w+$/.test(url.pathname),
    async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const body = html.replace(itsTag, (tag) => tag.replace(/ props="[^"]*"/, ' props="{}"'));
      await route.fulfill({ response, body });
    },
  );
}

test('a header that fails still leads to every service, by CSS alone [E2]', async ({ page }) => {
  const errors = errorsOf(page, 'Header');
  await withoutProps(page, 'Header');
  await page.goto('/about');
  await services(page).hover();
  await expect.poll(() => errors.length).toBe(1);
  await group(page, SECOND_GROUP.name).hover();
  await service(page, SECOND_GROUP.first).click();
  await expect(page).toHaveURL(new RegExp(`${SECOND_GROUP.slugs[0]}$`));
  expect(errors).toHaveLength(1);
});

test('a carousel that fails still has its cards, and scrolls [E2]', async ({ page }) => {
  await page.addInitScript(() => {
    // Its effect throws.
    Object.defineProperty(window, 'ResizeObserver', { value: undefined });
  });
  const errors = errorsOf(page, 'Carousel');
  await page.goto(ANY_SERVICE);
  const { strip, next } = carouselOf(page);
  await strip.scrollIntoViewIfNeeded();
  await expect.poll(() => errors.length).toBe(1);
  await expect(next).toBeHidden();
  await expectInView(strip, [0, 1, 2]);
  await strip.evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
  await expectInView(strip, [3, 4, 5]);
  expect(errors).toHaveLength(1);
});

test('a map that fails still has its markers, tooltips and list of offices [E2]', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // Its render throws.
    Reflect.deleteProperty(Array.prototype, 'toSorted');
  });
  const errors = errorsOf(page, 'OfficeMap');
  await page.goto('/contact');
  await expect.poll(() => errors.length).toBe(2); // map and table are an island each
  const { markers, marker, tooltip } = mapOf(page);
  await expect(markers).toHaveCount(offices.length);
  await expect(page.getByRole('rowheader')).toHaveCount(offices.length);
  await expect(page.getByRole('table').getByRole('time')).toHaveCount(offices.length);
  await marker(here.id).focus();
  await expect(tooltip).toContainText(here.address);
  expect(errors).toHaveLength(2);
});

test('a form that fails at once still has what was typed, and sends it [C9, E2]', async ({
  page,
}) => {
  const errors = errorsOf(page, 'ContactForm');
  await withoutProps(page, 'ContactForm');
  await page.goto('/contact');
  const { fill, expectTyped, field } = formOf(page);
  await fill({ message: plain.message });
  await expect.poll(() => errors.length).toBe(1);
  await expect(field('message')).toHaveValue(plain.message);
  await expect(field('message')).toBeFocused();
  await fill(plain);
  await expectTyped(plain);
  await expectNativeMail(page);
  expect(errors).toHaveLength(1);
});

test('a form that fails while somebody types still has what was typed, sends it and keeps the draft [C8, C9, E2]', async ({
  page,
}) => {
  const errors = errorsOf(page, 'ContactForm');
  await page.goto('/contact');
  const { fill, expectTyped, approach, field, form } = formOf(page);
  await approach();
  await fill({ ...plain, message: 'One' });
  // Its reducer throws when a field is judged.
  await page.evaluate(() => {
    String.prototype.replace = () => {
      throw new Error('made to fail');
    };
  });
  await field('topic').focus();
  await expect(form).not.toHaveAttribute('novalidate');
  await fill(plain);
  await expectTyped(plain);
  await expectNativeMail(page);
  expect(errors).toHaveLength(1);
  await page.reload();
  await expectTyped(plain);
});

/** Where an inbox takes the message, its own tests say so. */
async function expectNativeMail(page: Page) {
  if (!BY_MAIL) return;
  const sending = nextMail(page);
  await formOf(page).send.click();
  const { to, headers } = await sending;
  expect(to).toBe(settings.email);
  expect(headers.body?.trimEnd()).toBe(
    'name=A. Visitor\r\nemail=a@company.example\r\ntopic=RTL\r\nmessage=One\r\ntwo',
  );
}

// A visitor who wants a call finds an hour on the map, and has it in the message. Their clock is half an hour off.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { ContactContent } from '../../src/content/schemas/contact.ts';
import { readContent } from '../support/content.ts';
import { expectAccessible } from './support/axe.ts';
import { formOf, text } from './support/contactForm.ts';
import { hold } from './support/hold.ts';
import { mapOf } from './support/offices.ts';
import { LOOKS } from './support/steady.ts';
import { expect, test } from './support/test.ts';

const {
  map: { hours },
} = readContent<ContactContent>('pages/contact.yaml');

const rangeOf = (page: Page) => mapOf(page).frame.getByRole('slider', { name: hours.clock });
const buttonOf = (page: Page, name = hours.propose) =>
  page.locator('#offices').getByRole('button', { name, exact: true });
const sayingOf = (page: Page) => page.getByRole('status').filter({ hasText: hours.inMessage });
const LINE = /\n?.+: .*18 Nov.*14:00 .*\b8:30 UTC\)$/;

test.use({ timezoneId: 'Asia/Kolkata' });

/** A Wednesday; the sun stands over Iran, and the map can be pulled by the pointer. */
async function comeToMap(page: Page) {
  await page.clock.setFixedTime(new Date('2026-11-18T06:30:00Z'));
  await page.goto('/contact');
  await expect(rangeOf(page)).toHaveAttribute('aria-valuetext', /12:00/);
}

async function expectInMessage(page: Page) {
  const { approach, field, section } = formOf(page);
  await approach();
  await expect(field('message')).toHaveValue(LINE);
  const saved = page.waitForEvent('download');
  await section.getByRole('button', { name: text.brief.calendar }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/\.ics$/);
  expect(readFileSync(await file.path(), 'utf8')).toContain('DTSTART:20261118T083000Z');
}

test('the pointer pulls the sun to an hour, and a press puts it into the message in both clocks [C11]', async ({
  page,
}) => {
  await comeToMap(page);
  const sun = rangeOf(page).locator('..');
  await sun.evaluate((at) => at.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const { x = 0, y = 0, width = 0, height = 0 } = (await sun.boundingBox()) ?? {};
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2 - 120, y + height / 2, { steps: 6 });
  await page.mouse.up();
  await buttonOf(page).click();
  await expect(buttonOf(page, hours.inMessage)).toBeVisible();
  await expect(buttonOf(page, hours.inMessage)).toBeInViewport();
  await expect(page.getByRole('banner').getByRole('link').last()).toContainText('· 1');
  await expectInMessage(page);
});

test('the keyboard does the same, and goes on to the form [C11]', async ({ page }) => {
  await comeToMap(page);
  await rangeOf(page).focus();
  await page.keyboard.press('PageUp');
  await page.keyboard.press('PageUp');
  await expect(rangeOf(page)).toHaveAttribute('aria-valuetext', /14:00/);
  await buttonOf(page).press('Enter');
  await expect(sayingOf(page)).toHaveCount(1);
  await expect(buttonOf(page, hours.inMessage)).toBeFocused();
  await expectInMessage(page);
});

test('a form whose code comes late finds the time that was proposed before [C11] [E2]', async ({
  page,
}) => {
  const release = await hold(page, /_astro\/ContactForm\.[^/]*\.js/);
  await comeToMap(page);
  await rangeOf(page).focus();
  await page.keyboard.press('PageUp');
  await page.keyboard.press('PageUp');
  await buttonOf(page).click();
  await expect(buttonOf(page, hours.inMessage)).toBeVisible();
  await formOf(page).field('name').fill('A. Visitor');
  await expect(formOf(page).field('message')).toHaveValue('');
  release();
  await expectInMessage(page);
  await expect(formOf(page).field('name')).toHaveValue('A. Visitor');
});

for (const { width, colorScheme } of LOOKS)
  test(`axe finds nothing once a time is proposed, ${colorScheme}, ${width} px [E4]`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await comeToMap(page);
    await buttonOf(page).click();
    await expect(sayingOf(page)).toHaveCount(1);
    await expectAccessible(page);
    await formOf(page).approach();
    await expect(formOf(page).field('message')).not.toHaveValue('');
    await expectAccessible(page, '#contact-form');
  });

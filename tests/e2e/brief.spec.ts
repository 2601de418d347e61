// From a symptom to a message: what a visitor ticks, computes and answers on several pages.
import type { Page } from '@playwright/test';
import { HAS_OTHER, OTHER_ROOT } from '../support/otherLanguage.ts';
import { CALCULATED } from '../support/services.ts';
import { expectAccessible } from './support/axe.ts';
import { formOf, text } from './support/contactForm.ts';
import { ISLAND_SCRIPTS } from './support/hold.ts';
import { watchForReact } from './support/react.ts';
import { LOOKS } from './support/steady.ts';
import { expect, test } from './support/test.ts';

/** The contact button of the header. */
const count = (page: Page) => page.getByRole('banner').locator('brief-count');
const symptoms = (page: Page) => page.locator('li[data-service][data-brief]');
const answers = (page: Page) => formOf(page).form.locator('ol').getByRole('textbox');

const saying = (page: Page) => page.locator('#brief-line');

test.describe('where React never comes', () => {
  test.use({ consoleErrors: [/astro-island|Failed to (load|fetch)/] });

  for (const { width, colorScheme } of LOOKS)
    test(`a tick is answered in view, without React, and leads to the form, ${colorScheme}, ${width} px [E2] [E4]`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      await page.route(ISLAND_SCRIPTS, (route) => route.abort());
      await page.goto('/services');
      await page.locator('#open-points').click();
      await expect(saying(page)).toBeEmpty();
      const boxes = page.locator('#points').getByRole('checkbox');
      await boxes.first().check();
      await boxes.nth(1).check();
      await expect(saying(page)).toContainText('2');
      await expect(saying(page)).toBeInViewport({ ratio: 1 });
      await expectAccessible(page);
      const next = page.locator('#points + div').getByRole('link');
      await expect(next).toContainText('2');
      await expect(saying(page)).toBeEmpty(); // after a while
      await next.click();
      await expect(page).toHaveURL(/\/contact#contact-message-name$/);
      if (width > 900) await expect(count(page)).toContainText('2');
    });
});

test('React keeps the count in the contact button when it comes [H4]', async ({ page }) => {
  await page.goto('/services');
  await page.locator('#open-points').click();
  const hasReact = watchForReact(page);
  await page.locator('#points').getByRole('checkbox').first().check();
  await page.getByRole('banner').getByRole('link').last().focus();
  await expect.poll(hasReact).toBe(true);
  await expect(page.getByRole('banner')).not.toHaveAttribute('data-plain');
  await page.locator('#points').getByRole('checkbox').nth(1).check();
  await expect(count(page)).toContainText('2');
});

test('a symptom sets the topic, ticked points become lines, and answers outlive reload and language switch', async ({
  page,
}) => {
  const openPoints = () => page.locator('#open-points').click();
  await page.goto('/services');
  const boxes = page.getByRole('main').getByRole('checkbox');
  await openPoints();
  await boxes.first().check();
  await boxes.nth(1).check();
  await expect(count(page)).toContainText('2');
  await symptoms(page).first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/services\/[\w-]+$/);
  await expect(count(page)).toContainText('3');

  await page.goto('/contact#contact-form');
  const { approach, field } = formOf(page);
  await approach();
  await expect(field('topic')).not.toHaveValue('');
  await answers(page).first().fill('A bridge');
  await expect(field('message')).toHaveValue(/^\w+: .+\n\w+: A bridge\n.+: .+\?\n.+: .+\?$/);

  await page.reload();
  await approach();
  await expect(answers(page).first()).toHaveValue('A bridge');
  await page.goto(`${HAS_OTHER ? OTHER_ROOT : ''}/contact#contact-form`);
  await approach();
  await expect(answers(page).first()).toHaveValue('A bridge');
  await expect(field('message')).toHaveValue(/\n.+: A bridge\n.+: .+\?\n.+: .+\?$/);
  await page.goto('/services');
  await openPoints();
  await boxes.first().uncheck();
  await page.goBack();
  await approach();
  await expect(field('message')).toHaveValue(/\n.+: A bridge\n.+: .+\?$/);
});

test('from a symptom one press leads to the form that asks about it, and Enter from answer to answer [K3]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 760 });
  await page.goto('/services');
  const write = symptoms(page).locator('a[href$="#contact-message"]');
  const words = await symptoms(page).first().getAttribute('data-text');
  await write.first().click();
  await expect(page).toHaveURL(/\/contact#contact-message$/);
  const { field } = formOf(page);
  await expect(field('name')).toBeInViewport();
  await expect(answers(page).first()).toBeInViewport();
  await answers(page).first().fill('One');
  await answers(page).first().press('Enter');
  await page.keyboard.insertText('Two');
  await expect(field('message')).toHaveValue(/: One\n.+: Two$/);
  const [first] = (await field('message').inputValue()).split('\n');
  expect(first).toContain(words);
  const topic = await field('topic').inputValue();

  await page.goto('/services');
  const last = await symptoms(page).last().getAttribute('data-text');
  await write.last().click();
  await expect(field('topic')).not.toHaveValue(topic);
  await expect(field('message')).toHaveValue(new RegExp(`^[^\n]+: ${last}$`));
  await page.getByRole('button', { name: text.brief.bringBack, exact: true }).click();
  await expect(field('message')).toHaveValue(/: One\n.+: Two$/);
});

test('a symptom that is calculated first is still what the message is about, with whose values [K3]', async ({
  page,
}) => {
  await page.goto('/services');
  const symptom = symptoms(page).filter({ has: page.locator('a[href$="#calculation"]') });
  test.skip((await symptom.count()) === 0, 'no symptom has a calculation');
  const words = await symptom.first().getAttribute('data-text');
  await symptom.first().locator('a[href$="#calculation"]').click();
  await page
    .locator('#calculation')
    .getByRole('button', { name: /contact form/ })
    .click();
  const { approach, field } = formOf(page);
  await approach();
  await expect(field('message')).toHaveValue(
    new RegExp(`^[^\n]+: ${words}\n[^\n]+: .+“.+”.* https?:\\S+#calculation$`),
  );
  const topic = await field('topic').inputValue();

  // The topic is that of the symptom, not that of the calculation.
  await page.evaluate(() => localStorage.clear());
  await page.goto('/services');
  await symptom.first().locator('a[href$="#contact-message"]').click();
  await approach();
  await expect(field('topic')).toHaveValue(topic);
});

test('Undo of the browser goes back through the page, past an answer, to a message that was deleted [C9]', async ({
  page,
}) => {
  await page.goto('/contact#contact-form');
  const { approach, field } = formOf(page);
  await approach();
  await field('topic').fill(text.topicOther);
  await field('message').pressSequentially('Deleted by mistake');
  await field('message').press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await answers(page).first().pressSequentially('Two');
  await expect(field('message')).toHaveValue(/: Two$/);
  await field('message').focus();
  // Letter by letter, as they were typed, because a line that comes into the field ends no step of its own.
  for (const _letter of 'Two') await page.keyboard.press('ControlOrMeta+z');
  await expect(answers(page).first()).toHaveValue('');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(field('message')).toHaveValue('Deleted by mistake');
});

test('a tab in which nobody has typed follows the answers of another one', async ({ page }) => {
  const second = await page.context().newPage();
  for (const tab of [page, second]) {
    await tab.goto('/contact#contact-form');
    await formOf(tab).approach();
  }
  const topic = text.topicOther;
  await formOf(page).fill({ topic, message: 'Typed in the first' });
  await answers(page).first().fill('One');
  await expect(answers(second).first()).toHaveValue('One');
  await answers(second).nth(1).fill('Two');
  await expect(formOf(second).field('message')).toHaveValue(
    /Typed in the first\n.+: One\n.+: Two$/,
  );
  await expect(formOf(page).section.getByText(text.draftElsewhere)).toBeVisible();
  await expect(formOf(page).field('message')).toHaveValue(/Typed in the first\n.+: One$/);
});

test('a calculation comes along with its sentence and its address', async ({ page }) => {
  const [path] = CALCULATED;
  test.skip(path === undefined, 'no service has a calculation');
  await page.goto(`${path}#calculation`);
  const take = page.locator('#calculation').getByRole('button', { name: /contact form/ });
  await take.click();
  await expect(page).toHaveURL(/\/contact#contact-message-name$/);
  const { approach, field } = formOf(page);
  await approach();
  await expect(field('topic')).not.toHaveValue('');
  await expect(field('message')).toHaveValue(
    new RegExp(`^\\w+: .+ https?:\\S+${path}\\S*#calculation$`),
  );
});

test('paper has the message alone', async ({ page }) => {
  await page.goto('/contact');
  const { approach, fill, section } = formOf(page);
  await approach();
  await fill({ topic: 'Motor control', message: 'One line' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await expect(section.getByText('One line', { exact: true }).last()).toBeVisible();
  await expect(page.getByRole('table')).toBeHidden();
  await expect(page.getByRole('textbox')).toHaveCount(0);
});

for (const { width, colorScheme } of LOOKS) {
  test.describe(`${colorScheme}, ${width} px wide`, () => {
    test.use({ colorScheme, viewport: { width, height: 900 } });

    test('no fault is found in the brief, asked, answered and changed by hand [E4]', async ({
      page,
    }) => {
      await page.goto('/contact');
      const { approach, fill, field, form } = formOf(page);
      await approach();
      await fill({ topic: text.topicOther });
      await expectAccessible(page, '#contact-form');
      await answers(page).first().fill('A bridge');
      await field('message').fill('Changed');
      await expect(form.getByText(text.brief.theirs)).toBeVisible();
      await expectAccessible(page, '#contact-form');
    });
  });
}

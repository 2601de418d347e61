import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type {
  CalculationContent,
  CalculationLabels,
} from '../../src/content/schemas/calculation.ts';
import { readContent } from '../support/content.ts';
import { CALCULATED } from '../support/services.ts';
import { isWellFormed } from '../support/xml.ts';
import { expectAccessible } from './support/axe.ts';
import { expectNoOverflow } from './support/overflow.ts';
import { expect, test } from './support/test.ts';

/** The table of tasks, A and B, and what is taken along: from the first press to the last. */

const FIRMWARE = '/services/firmware-development';
const MODELS = '/services/machine-learning';
const labels = readContent<CalculationLabels>('calculation.yaml');
const { tables, inputs }: Partial<CalculationContent> = CALCULATED.includes(FIRMWARE)
  ? readContent<CalculationContent>('calculations/firmware-development.yaml')
  : {};
const TASKS = tables?.tasks;
const EXECUTION = TASKS?.columns.c_us ?? '';

const sectionOf = (page: Page) => page.locator('#calculation');
const cellsOf = (page: Page, column: string) =>
  sectionOf(page).getByRole('textbox', { name: new RegExp(`, ${column}$`) });
const namesOf = (page: Page) => cellsOf(page, labels.rowName);
const valuesIn = (page: Page, column: string) =>
  cellsOf(page, column).evaluateAll((all) =>
    all.map((each) => (each instanceof HTMLInputElement ? each.value : '')),
  );
const press = (page: Page, name: string) =>
  sectionOf(page).getByRole('button', { name, exact: true }).click();
const answerOf = (page: Page) =>
  sectionOf(page).getByRole('img').filter({ visible: true }).first().getAttribute('aria-label');

async function open(page: Page, path: string) {
  const [service = ''] = path.split(/[?#]/);
  test.skip(!CALCULATED.includes(service), 'no such calculation is offered');
  await page.goto(path);
  await sectionOf(page).scrollIntoViewIfNeeded();
  await expect(sectionOf(page).getByRole('slider').first()).toBeVisible();
}

/** As a spreadsheet does it. */
const paste = (page: Page, text: string) =>
  page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, text);

test('a hostile table that is pasted is asked about, shown as text, and can be taken back [55]', async ({
  page,
}) => {
  await open(page, FIRMWARE);
  const before = await valuesIn(page, EXECUTION);
  await cellsOf(page, EXECUTION).first().focus();
  await paste(
    page,
    [
      'name\tC\tT\tD',
      '<img src=x onerror=alert(1)>\t10\t100\t100',
      '=cmd|calc\t1e400\t100\t100',
      '\u0000\u202eevil\t20\t200\t200',
      ...Array.from({ length: 40 }, (_, row) => `row ${row}\t1\t1000\t1000`),
    ].join('\n'),
  );
  await expect(sectionOf(page).getByText('16 rows at most', { exact: false })).toBeVisible();
  expect(await valuesIn(page, EXECUTION)).toEqual(before);
  await press(page, labels.pasteTake);
  await expect(cellsOf(page, EXECUTION)).toHaveCount(16);
  await expect(sectionOf(page).locator('img[src]')).toHaveCount(0);
  expect(await answerOf(page)).toMatch(/deadline/);
  await expectAccessible(page, '#calculation');
  await press(page, labels.undo);
  expect(await valuesIn(page, EXECUTION)).toEqual(before);
});

test('rows are ordered by keys, by a press, and back by their priority [55]', async ({ page }) => {
  await open(page, FIRMWARE);
  const first = await valuesIn(page, labels.rowName);
  await namesOf(page).nth(1).focus();
  await page.keyboard.press('Alt+ArrowUp');
  const [one = '', two = '', ...rest] = first;
  expect(await valuesIn(page, labels.rowName)).toEqual([two, one, ...rest]);
  await expect(namesOf(page).first()).toBeFocused();
  await expect(page.getByText(`${two} is now row 1 of 4.`, { exact: false })).toBeAttached();
  await press(page, TASKS?.sorts?.deadline ?? '');
  expect(await valuesIn(page, labels.rowName)).toEqual(first);
  await page.keyboard.press('Tab');
  await expectAccessible(page, '#calculation');
});

test('a row is added, filled in and removed, and the link reproduces it [55]', async ({ page }) => {
  await open(page, FIRMWARE);
  await press(page, labels.addRow.replace('{name}', TASKS?.name ?? ''));
  await expect(cellsOf(page, EXECUTION)).toHaveCount(5);
  await cellsOf(page, EXECUTION).last().fill('50');
  await expect(page).toHaveURL(/50-1000-1000-0-0/);
  await page.reload();
  await expect(cellsOf(page, EXECUTION)).toHaveCount(5);
  await sectionOf(page)
    .getByRole('button', { name: /^Remove/ })
    .last()
    .click();
  await expect(cellsOf(page, EXECUTION)).toHaveCount(4);
});

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  test('a row of the table is edited, and nothing scrolls sideways [55]', async ({ page }) => {
    await open(page, FIRMWARE);
    await cellsOf(page, EXECUTION).last().tap();
    await page.keyboard.type('6 ms');
    await expect.poll(() => answerOf(page)).toMatch(/misses/);
    await expectNoOverflow(page);
    await expectAccessible(page, '#calculation');
  });
});

test('with text at 200 % and forced colours the table keeps its fields [55]', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, FIRMWARE);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expect(cellsOf(page, EXECUTION).last()).toBeVisible();
  await expectNoOverflow(page);
  await expectAccessible(page, '#calculation');
});

test('A is kept, compared, drawn on the bars, swapped, linked and dropped [55]', async ({
  page,
}) => {
  await open(page, FIRMWARE);
  const factor = sectionOf(page).getByRole('slider', { name: inputs?.k_pc ?? '' });
  await press(page, labels.keep);
  await factor.focus();
  await page.keyboard.press('PageUp');
  const row = sectionOf(page).getByRole('row', { name: new RegExp(`^${inputs?.k_pc}`) });
  await expect(row.getByRole('cell').first()).toHaveText('100%');
  await expect(sectionOf(page).locator('svg').getByText('A', { exact: true })).toHaveCount(4);
  await expect(page).toHaveURL(/\?v=2&k=110&a=1/);
  await expectAccessible(page, '#calculation');
  await press(page, labels.swap);
  await expect(row.getByRole('cell').first()).toHaveText('110%');
  // A reload reads the address before the page is left.
  await expect(page).toHaveURL(/\?v=2&a\.k=110/);
  await page.reload();
  await expect(row.getByRole('cell').first()).toHaveText('110%');
  await press(page, labels.drop);
  await expect(row).toHaveCount(0);
  await expect(page).not.toHaveURL(/a[.=]/);
});

test('the drawing is saved as a file that stands alone [55]', async ({ page }) => {
  await open(page, `${FIRMWARE}?v=2&k=110&a=1`);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    press(page, labels.saveDrawing),
  ]);
  expect(download.suggestedFilename()).toMatch(/^firmware-development-.*\.svg$/);
  const file = await readFile(await download.path(), 'utf8');
  expect(isWellFormed(file)).toBe(true);
  expect(file).toContain('k=110');
  expect(file).not.toMatch(/var\(|<script|currentColor/);
});

test('four counts that are pasted set the rates of an alarm [55]', async ({ page }) => {
  await open(page, MODELS);
  const { inputs: names } = readContent<CalculationContent>('calculations/machine-learning.yaml');
  await sectionOf(page).getByText(labels.held).click();
  await sectionOf(page)
    .getByRole('textbox', { name: names.tp ?? '' })
    .focus();
  await paste(page, '90\t10\r\n5\t995\r\n');
  await expect(sectionOf(page).getByRole('textbox', { name: names.tn ?? '' })).toHaveValue('995');
  await expect.poll(() => answerOf(page)).toMatch(/By the counts/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the tasks are a table of text, and the settings it was checked with a file [55]', async ({
    page,
    request,
  }) => {
    test.skip(!CALCULATED.includes(FIRMWARE), 'no such calculation is offered');
    await page.goto(FIRMWARE);
    await expect(sectionOf(page).getByRole('textbox')).toHaveCount(0);
    await expect(
      sectionOf(page).getByRole('row').filter({ hasText: '2000' }).first(),
    ).toBeVisible();
    await sectionOf(page).getByText(labels.notes, { exact: true }).click();
    const file = sectionOf(page).getByRole('link', { name: labels.checkedFile });
    const answer = await request.get((await file.getAttribute('href')) ?? '');
    expect(answer.headers()['content-type']).toMatch(/text\/csv/);
    expect((await answer.text()).split('\n').length).toBeGreaterThan(20);
  });
});

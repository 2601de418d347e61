import { rmSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { parse } from 'yaml';
import { changedLines, RunningEditor, save } from './support/editor.ts';
import { mapOf, offices } from './support/offices.ts';

const editor = new RunningEditor();
const SERVICE = 'content/en/services/rtl-design.yaml';

// Fields are drawn once they come into view: a tall window has them all.
test.use({ viewport: { width: 1440, height: 2400 } });
test.describe.configure({ mode: 'default', timeout: 90_000 });
test.beforeAll(async () => {
  test.setTimeout(180_000);
  await editor.start();
});
test.afterAll(() => editor.stop());

test.beforeEach(({ page }) => {
  page.on('request', (request) => {
    const isEditor = page.url().startsWith(`${editor.address}/admin`);
    const isOwn = /^(?:blob|data|about):/.test(request.url());
    if (isEditor && !isOwn) expect(request.url()).toContain(editor.address);
  });
});

/** The source language; another one stands beside it. */
const source = (page: Page) => page.getByRole('group', { name: /^Edit .?English/ });

const nameField = (page: Page) =>
  source(page).getByRole('textbox', { name: 'Name', exact: true }).first();

test('changing a title changes that line of the file, and the open site shows it', async ({
  page,
  context,
}) => {
  const before = await editor.copy.read(SERVICE);
  const visited = await context.newPage();
  await visited.goto(`${editor.address}/services/rtl-design`);
  await editor.open(page, 'services/entries/rtl-design');
  await nameField(page).fill('Logic Design');
  await save(page);
  const after = await editor.copy.read(SERVICE);
  expect(changedLines(before, after)).toEqual({
    gone: [expect.stringMatching(/^title: /)],
    come: ['title: Logic Design'],
  });
  expect(editor.problems()).toEqual([]);
  await expect(visited.getByRole('heading', { level: 1 })).toHaveText('Logic Design');

  await editor.open(page, 'services/entries/rtl-design');
  await nameField(page).fill('Digital Design');
  await save(page);
  expect(changedLines(after, await editor.copy.read(SERVICE)).come).toEqual([
    'title: Digital Design',
  ]);
  await expect(visited.getByRole('heading', { level: 1 })).toHaveText('Digital Design');
});

test('a title that is too long is refused with the limit of the schema', async ({ page }) => {
  const before = await editor.copy.read(SERVICE);
  await editor.open(page, 'services/entries/rtl-design');
  await nameField(page).fill('A title that is far too long for the place it has in the menu');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/more than .?40.? characters/).first()).toBeVisible();
  expect(await editor.copy.read(SERVICE)).toBe(before);
});

async function choose(page: Page, name: string, option: string) {
  await source(page).getByRole('combobox', { name }).last().click();
  await page.getByRole('searchbox').last().fill(option);
  await page.getByRole('option', { name: option, exact: true }).click();
}

async function addOffice(page: Page, id: string, city: string) {
  await editor.open(page, 'site/entries/offices');
  const form = source(page);
  await form.getByRole('button', { name: /^Add .?Office.?$/ }).click();
  const field = (name: string) => form.getByRole('textbox', { name, exact: true }).last();
  await field('Short name for addresses').fill(id);
  await field('City').fill(city);
  await field('Country').fill('Portugal');
  await field('Address').fill(`${city}, Portugal`);
  await form.getByRole('spinbutton', { name: 'Latitude' }).last().fill('38.7223');
  await form.getByRole('spinbutton', { name: 'Longitude' }).last().fill('-9.1393');
  await choose(page, 'Time zone', 'Europe/Lisbon');
  await choose(page, 'Country on the map', 'Portugal');
  await save(page);
}

test('an office that is added appears on the map', async ({ page }) => {
  await addOffice(page, 'lisbon', 'Lisbon');
  expect(editor.problems()).toEqual([]);
  await page.goto(`${editor.address}/contact`);
  await expect(mapOf(page).frame.getByRole('button', { name: 'Lisbon, Portugal' })).toBeVisible();
});

test('what the build would refuse is told over the open site and in the editor, and the site stays', async ({
  page,
  context,
}) => {
  const [known = { id: '', name: '', country: '' }] = offices;
  const visited = await context.newPage();
  await visited.goto(`${editor.address}/contact`);
  const before = await editor.copy.read('content/en/offices.yaml');
  await addOffice(page, known.id, 'Porto');
  const told = `content/en/offices.yaml: offices[${before.split('- id:').length - 1}].id: `;
  await expect(visited.getByRole('alert')).toContainText(told);
  await expect(page.getByRole('alert').filter({ hasText: told })).toBeVisible();
  const { frame } = mapOf(visited);
  const marker = frame.getByRole('button', { name: `${known.name}, ${known.country}` });
  await expect(marker).toBeVisible();
  await expect(frame.getByRole('button', { name: 'Porto, Portugal' })).toHaveCount(0);

  await editor.copy.write('content/en/offices.yaml', before);
  await expect(visited.getByRole('alert').filter({ hasText: told })).toHaveCount(0);
});

test('words of another language are saved without facts', async ({ page }) => {
  const before = await editor.copy.read(SERVICE);
  const file = `content/${editor.other}/services/rtl-design.yaml`;
  rmSync(editor.copy.path(file), { force: true });
  await editor.open(page, 'services/entries/rtl-design');
  await page.getByRole('button', { name: /^Enable/ }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).last().fill('Logik');
  await save(page);
  const written = parse(await editor.copy.read(file));
  expect(written.title).toBe('Logik');
  expect(written).not.toHaveProperty('level');
  expect(written).not.toHaveProperty('image.file');
  expect(await editor.copy.read(SERVICE)).toBe(before);
  expect(editor.problems()).toEqual([]);
});

test('a file that was broken by hand is told, and is not overwritten', async ({ page }) => {
  const path = 'content/en/offices.yaml';
  const before = await editor.copy.read(path);
  const broken = `offices: [\n${before}`;
  await editor.copy.write(path, broken);
  await page.goto('about:blank');
  await page.goto(`${editor.address}/admin#/collections/site/entries/offices`);
  const told = /content\/en\/offices\.yaml: .*expected valid YAML at line/;
  await expect(page.getByRole('alert').filter({ hasText: told })).toBeVisible();
  const response = await page.evaluate(async () => {
    const { local } = JSON.parse(document.getElementById('editor-settings')?.textContent ?? '');
    const headers = { 'X-Editor': local.token, 'If-None-Match': '*' };
    const body = 'offices: []\n';
    return (await fetch(`${local.route}/content/en/offices.yaml`, { method: 'PUT', headers, body }))
      .status;
  });
  expect(response).toBe(409);
  expect(await editor.copy.read(path)).toBe(broken);
  await editor.copy.write(path, before);
  await expect(page.getByRole('alert').filter({ hasText: told })).toHaveCount(0);
});

test('no other site and no other name of this machine can write', async ({ request }) => {
  const url = `${editor.address}/admin/files/content/en/offices.yaml`;
  for (const [name, value] of [
    ['X-Editor', 'guessed'],
    ['Origin', 'https://elsewhere.example'],
    ['Host', 'elsewhere.example'],
  ] as const) {
    const answer = await request.put(url, { headers: { [name]: value }, data: 'offices: []' });
    expect(answer.status()).toBe(403);
  }
});

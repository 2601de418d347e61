import { readFile } from 'node:fs/promises';
import { expect, type Locator, test } from '@playwright/test';
import { RunningEditor } from './editor.ts';

const editor = new RunningEditor();

// One server and one window for all: each test leaves the files as they were.
test.describe.configure({ mode: 'default', timeout: 180_000 });
test.beforeAll(async ({ browser }) => {
  test.setTimeout(180_000);
  await editor.start(browser);
  await editor.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
});
test.beforeEach(() => editor.restore());
test.afterAll(() => editor.stop());
// The shared window is not the test's own, of which a picture is taken by itself.
test.afterEach(async ({ browserName: _ }, info) => {
  if (info.status === info.expectedStatus) return;
  await editor.page.screenshot({ path: info.outputPath('editor.png') });
});

const textIn = (form: Locator) => form.getByRole('textbox', { name: 'Text', exact: true });

/** As a spreadsheet copies its cells: none of them is a head. */
async function pasteTable(rows: readonly (readonly string[])[]) {
  await editor.page.evaluate(async (cells) => {
    const lines = cells.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`);
    const html = new Blob([`<table>${lines.join('')}</table>`], { type: 'text/html' });
    await navigator.clipboard.write([new ClipboardItem({ 'text/html': html })]);
  }, rows);
  await editor.page.keyboard.press('ControlOrMeta+v');
}

/** From this machine, with its name as a camera gives it, or one that is there already. */
async function choosePicture(form: Locator, file?: string) {
  const { page } = editor;
  await form.getByRole('button', { name: 'Image', exact: true }).click();
  await form.getByRole('button', { name: 'Browse' }).click();
  const dialog = page.getByRole('dialog', { name: 'Select Image' });
  await dialog.waitFor();
  if (file) {
    const buffer = await readFile(editor.copy.path('src/assets/images/about-side.jpg'));
    const files = page.locator('input[type=file]').last();
    await files.setInputFiles({ name: file, mimeType: 'image/jpeg', buffer });
  } else await dialog.getByRole('option', { name: 'the-team.jpg' }).click();
  await dialog.getByRole('button', { name: 'Insert' }).click();
  await dialog.waitFor({ state: 'hidden' });
}

interface Words {
  heading: string;
  text: string;
  alt: string;
  table: readonly (readonly string[])[];
}

/** A heading, a sentence, a picture and a table, with the mouse and the keyboard. */
async function write(form: Locator, words: Words, file?: string) {
  const { page } = editor;
  const text = textIn(form);
  await text.click();
  await page.keyboard.type(words.heading);
  await form.getByRole('button', { name: 'Show Text Style Options' }).click();
  await page.getByText('Heading 2', { exact: true }).last().click();
  await text.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type(words.text);
  await page.keyboard.press('Enter');
  await choosePicture(form, file);
  await form.getByRole('textbox', { name: 'Alt Text' }).fill(words.alt);
  await text.getByRole('paragraph').last().click();
  await pasteTable(words.table);
  await expect(text.getByRole('table')).toBeVisible();
}

const ENGLISH = {
  heading: 'Where we work',
  text: 'One sentence.',
  alt: 'Two people at a bench',
  table: [
    ['Place', 'People'],
    ['Office', '12'],
  ],
};
const OTHER = {
  heading: 'Otra cabecera',
  text: 'Una frase.',
  alt: 'Dos personas',
  table: [
    ['Lugar', 'Personas'],
    ['Oficina', '12'],
  ],
};
const WRITTEN = `## Where we work

One sentence.

![Two people at a bench](the-team.jpg)

| Place | People |
| --- | --- |
| Office | 12 |
`;

/** The form of the other language, in the place of the preview. */
async function translate(collection: string, entry: string) {
  const { page } = editor;
  await editor.open(`${collection}/entries/${entry}`);
  await page.getByRole('radio', { name: '(disabled)' }).last().click();
  await page.getByRole('button', { name: /^Enable/ }).click();
  await expect(editor.translation.getByRole('textbox').first()).toBeVisible();
}

async function remove(collection: string, entry: string) {
  const { page } = editor;
  await editor.open(`${collection}/entries/${entry}`);
  await page.getByRole('button', { name: 'Show Editor Options' }).click();
  await page.getByRole('menuitem', { name: 'Delete Entry' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
}

/** An address that was none a moment ago does not reload by itself. */
async function expectPage(path: string, title: RegExp) {
  const visited = await editor.visit(path);
  await expect(async () => {
    await visited.reload();
    await expect(visited).toHaveTitle(title, { timeout: 3_000 });
  }).toPass({ timeout: 30_000 });
  return visited;
}

const SUMMARY = 'What it says in one sentence, which is long enough for search engines.';

test('a page in two languages with a picture and a table is written, shown and taken away again', async () => {
  await editor.open('further-pages/new');
  await editor.field('Name of the page').fill('Careers');
  await editor.field('Description in search results').fill(SUMMARY);
  await editor.field('Opening paragraph').fill('A sample.');
  await editor.source.getByRole('switch', { name: 'Linked from the footer' }).click();
  await write(editor.source, ENGLISH, 'The Team.JPG');
  await editor.save();
  const files = ['content/en/pages/careers.md', 'content/en/pages/the-team.jpg'];
  expect(Object.keys(editor.changes()).sort()).toEqual(files);
  expect(await editor.copy.read('content/en/pages/careers.md')).toBe(
    `---\ntitle: Careers\ndescription: ${SUMMARY}\nlead: A sample.\nfooter: true\n---\n\n${WRITTEN}`,
  );
  expect(editor.problems()).toEqual([]);

  await translate('further-pages', 'careers');
  const { translation } = editor;
  await translation.getByRole('textbox', { name: 'Name of the page' }).fill('Empleo');
  await write(translation, OTHER);
  await editor.save();
  const other = `content/${editor.other}/pages/careers.md`;
  expect(Object.keys(editor.changes()).sort()).toEqual([...files, other].sort());
  expect(await editor.copy.read(other)).toContain('![Dos personas](the-team.jpg)');
  expect(await editor.copy.read(other)).not.toContain('footer');
  expect(editor.problems()).toEqual([]);

  const visited = await expectPage(`/${editor.other}/careers`, /Empleo/);
  await expect(visited.getByRole('img', { name: 'Dos personas' })).toBeVisible();
  await expect(visited.getByRole('columnheader', { name: 'Personas' })).toBeVisible();
  await expect(
    visited.getByRole('contentinfo').getByRole('link', { name: 'Empleo' }),
  ).toBeVisible();
  await visited.close();

  await remove('further-pages', 'careers');
  await expect(() =>
    expect(Object.keys(editor.changes())).toEqual(['content/en/pages/the-team.jpg']),
  ).toPass();
  expect(editor.problems()).toEqual([]);
});

test('a note is held back as a draft, published, translated and taken away; a mistake in it is told with its line', async () => {
  const { page, source } = editor;
  const file = /^content\/en\/notes\/\d{4}-\d{2}-one-question\.md$/;
  await editor.open('notes/new');
  await editor.field('Title').fill('One question');
  await editor.field('What it says, in one or two sentences').fill(SUMMARY);
  await source.getByRole('combobox', { name: 'Services it belongs to' }).click();
  await page.getByRole('option').first().click();
  await source.getByRole('switch', { name: 'A draft, which is not published' }).click();
  await write(source, ENGLISH, 'The Team.JPG');
  await editor.save();
  const [written = '', picture] = Object.keys(editor.changes()).sort();
  expect(written).toMatch(file);
  expect(picture).toBe('content/en/notes/the-team.jpg');
  expect(await editor.copy.read(written)).toContain(`draft: true\n---\n\n${WRITTEN}`);
  const draft = await editor.visit('/notes/one-question');
  await expect(draft).not.toHaveTitle(/One question/);
  await draft.close();

  const entry = written.replace(/^.*\/|\.md$/g, '');
  await editor.open(`notes/entries/${entry}`);
  await source.getByRole('switch', { name: 'A draft, which is not published' }).click();
  await editor.save();
  expect(await editor.copy.read(written)).not.toContain('draft');
  const visited = await expectPage('/notes/one-question', /One question/);

  await translate('notes', entry);
  await editor.translation.getByRole('textbox', { name: 'Title' }).fill('Una pregunta');
  await write(editor.translation, OTHER);
  await editor.save();
  const other = written.replace('/en/', `/${editor.other}/`);
  expect(await editor.copy.read(other)).toContain('![Dos personas](the-team.jpg)');
  expect(editor.problems()).toEqual([]);
  await (await expectPage(`/${editor.other}/notes/one-question`, /Una pregunta/)).close();

  // What the build would refuse is told in the editor and over the open page, which stays.
  await editor.open(`notes/entries/${entry}`);
  await source.getByRole('button', { name: 'Edit in Markdown' }).click();
  await textIn(source).fill('Press [here](javascript:alert(1)).');
  await editor.save();
  const told = `${written}:9: expected a link that starts with /`;
  await expect(page.getByRole('alert').filter({ hasText: told })).toBeVisible();
  await expect(visited.getByRole('alert')).toContainText(told);
  await expect(visited.getByRole('heading', { level: 1 })).toHaveText('One question');
  await expect(visited.getByRole('link', { name: 'here' })).toHaveCount(0);
  await visited.close();

  await remove('notes', entry);
  await expect(() => expect(Object.keys(editor.changes())).toEqual([picture])).toPass();
  expect(editor.problems()).toEqual([]);
});

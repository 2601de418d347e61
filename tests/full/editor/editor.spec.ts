import { rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { parse } from 'yaml';
import { editorConfig } from '../../../editor/config.ts';
import { settings } from '../../../src/settings.ts';
import { mapOf, offices } from '../../e2e/support/offices.ts';
import { changedLines, changeOneWord, RunningEditor } from './editor.ts';
import { GitHub, serveDeployed } from './github.ts';

const editor = new RunningEditor();
const SERVICE = 'content/en/services/rtl-design.yaml';
const SERVICES = 'content/en/services/';
const CALCULATIONS = 'content/en/calculations/';
const OFFICES = 'content/en/offices.yaml';

// One server and one window for all: each test leaves the files as they were.
test.describe.configure({ mode: 'default', timeout: 180_000 });
test.afterAll(() => editor.stop());
// The shared window is not the test's own, of which a picture is taken by itself.
test.afterEach(async ({ browserName: _ }, info) => {
  if (info.status === info.expectedStatus) return;
  await editor.page.screenshot({ path: info.outputPath('editor.png') });
});

test.describe('editing', () => {
  test.beforeAll(async ({ browser }) => {
    test.setTimeout(180_000);
    await editor.start(browser);
  });
  test.beforeEach(() => editor.restore());

  test('a word changed in a file of any kind changes that line of it, in each language', async () => {
    // Thirteen forms, and a shared machine may stand still.
    test.setTimeout(600_000);
    // Fields are drawn once they come into view, and only the first are needed.
    await editor.page.setViewportSize({ width: 1440, height: 900 });
    const { collections = [] } = editorConfig(settings);
    const pages = collections.flatMap((collection) =>
      'files' in collection
        ? collection.files.map(({ name, file }) => ({
            place: `${collection.name}/entries/${name}`,
            file,
          }))
        : [],
    );
    // One that has every field of a service; editor/contentFile.test.ts reads and writes all of them.
    const slug = 'analog-and-mixed-signal';
    const service = {
      place: `services/entries/${slug}`,
      file: `content/{{locale}}/services/${slug}.yaml`,
    };
    const changed = new Set<string>();
    for (const { place, file } of [service, ...pages]) {
      await editor.open(place);
      await changeOneWord(editor.source);
      changed.add(file.replace('{{locale}}', 'en'));
      await changeOneWord(editor.translation);
      changed.add(file.replace('{{locale}}', editor.other));
      await editor.save();
      const changes = editor.changes();
      expect(Object.keys(changes).sort()).toEqual([...changed].sort());
      for (const [path, { gone, come }] of Object.entries(changes)) {
        expect([path, gone.length, come.length]).toEqual([path, 1, 1]);
      }
    }
    const left = [...editor.files().keys()].filter(
      (path) => path.startsWith('content/en/') && !changed.has(path),
    );
    // markdown.spec.ts writes pages and notes. Calculations have no form: their words belong to a formula in the code.
    const isOther = (path: string) =>
      !path.startsWith(SERVICES) && !path.startsWith(CALCULATIONS) && !path.endsWith('.md');
    expect(left.filter(isOther)).toEqual([]);
    expect(editor.problems()).toEqual([]);
    await editor.page.setViewportSize({ width: 1440, height: 2400 });
  });

  test('a changed title stands in its line and on the open site, and so does the next one; one that is too long is refused with the limit of the schema', async () => {
    const visited = await editor.visit('/services/rtl-design');
    for (const title of ['Logic Design', 'Digital Design']) {
      await editor.open('services/entries/rtl-design');
      await editor.field('Name').fill(title);
      await editor.save();
      expect(editor.changes()).toEqual({
        [SERVICE]: { gone: [expect.stringMatching(/^title: /)], come: [`title: ${title}`] },
      });
      expect(editor.problems()).toEqual([]);
      await expect(visited.getByRole('heading', { level: 1 })).toHaveText(title);
    }
    await visited.close();

    const saved = editor.changes();
    await editor.open('services/entries/rtl-design');
    await editor
      .field('Name')
      .fill('A title that is far too long for the place it has in the menu');
    await editor.saveButton.click();
    await expect(editor.page.getByText(/more than .?40.? characters/).first()).toBeVisible();
    expect(editor.changes()).toEqual(saved);
  });

  async function choose(name: string, option: string) {
    const { page, source } = editor;
    await source.getByRole('combobox', { name }).last().click();
    await page.getByRole('searchbox').last().fill(option);
    await page.getByRole('option', { name: option, exact: true }).click();
  }

  async function addOffice(id: string, city: string) {
    await editor.open('site/entries/offices');
    const form = editor.source;
    await form.getByRole('button', { name: /^Add .?Office.?$/ }).click();
    await editor.field('Short name for addresses').last().fill(id);
    await editor.field('City').last().fill(city);
    await editor.field('Country, in words').last().fill('Portugal');
    await editor.field('Full address').last().fill(`${city}, Portugal`);
    await form.getByRole('spinbutton', { name: 'Latitude' }).last().fill('38.7223');
    await form.getByRole('spinbutton', { name: 'Longitude' }).last().fill('-9.1393');
    await choose('Time zone', 'Europe/Lisbon');
    await form.getByRole('combobox', { name: 'Continent' }).last().click();
    await editor.page.getByRole('option', { name: 'Europe', exact: true }).click();
    await choose('Country on the map', 'Portugal');
    await editor.save();
  }

  test('an office that is added appears on the map, one that is removed leaves it, and one that the build would refuse is told', async () => {
    const [first = offices[0]] = offices;
    await addOffice('lisbon', 'Lisbon');
    expect(editor.problems()).toEqual([]);
    const visited = await editor.visit('/contact');
    const { frame } = mapOf(visited);
    await expect(frame.getByRole('button', { name: 'Lisbon, Portugal' })).toBeVisible();

    await editor.open('site/entries/offices');
    await editor.source.getByRole('button', { name: 'Remove' }).first().click();
    await editor.save();
    for (const folder of ['en', editor.other]) {
      const text = await editor.copy.read(`content/${folder}/offices.yaml`);
      expect(text).not.toContain(`id: ${first?.id}`);
    }
    expect(editor.problems()).toEqual([]);
    await expect(frame.getByRole('button', { name: first?.name ?? '' })).toHaveCount(0);

    // What the build would refuse is told over the open site and in the editor, and the site stays.
    await addOffice('lisbon', 'Porto');
    const told = new RegExp(`Offices ${offices.length + 1} → Short name .*: expected .*${OFFICES}`);
    await expect(visited.getByRole('alert')).toContainText(told);
    await expect(editor.page.getByRole('alert').filter({ hasText: told })).toBeVisible();
    await expect(frame.getByRole('button', { name: 'Lisbon, Portugal' })).toBeVisible();
    await expect(frame.getByRole('button', { name: 'Porto, Portugal' })).toHaveCount(0);

    editor.restore();
    await expect(visited.getByRole('alert').filter({ hasText: told })).toHaveCount(0);
    await visited.close();
  });

  test('a service with its picture is added, put into the menu, and taken away again', async () => {
    const { page, source } = editor;
    const slug = 'test-engineering';
    await editor.open('services/entries/rtl-design');
    await page.getByRole('button', { name: 'Show Editor Options' }).click();
    await page.getByRole('menuitem', { name: 'Duplicate Entry' }).click();
    await expect(page.getByText('Creating')).toBeVisible();
    await editor.field('Name').fill('Test Engineering');
    await source.getByRole('button', { name: 'Replace' }).first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    const picture = await readFile(editor.copy.path('src/assets/images/rtl-design.jpg'));
    // Of the same bytes the editor keeps one file.
    const buffer = Buffer.concat([picture, Buffer.from(' ')]);
    await page
      .locator('input[type=file]')
      .last()
      .setInputFiles({ name: 'Test Bench.JPG', mimeType: 'image/jpeg', buffer });
    await dialog.getByRole('button', { name: 'Insert' }).click();
    await expect(dialog).toBeHidden();
    await expect(source.getByText('/src/assets/images/test-bench.jpg')).toBeVisible();
    await editor.save();
    const added = [
      `content/en/services/${slug}.yaml`,
      `content/${editor.other}/services/${slug}.yaml`,
    ];
    expect(Object.keys(editor.changes()).sort()).toEqual(
      [...added, 'src/assets/images/test-bench.jpg'].sort(),
    );
    expect(await editor.copy.read(added[0] ?? '')).toContain('\n  file: test-bench\n');
    const told = `found services/${slug}.yaml in none`;
    await expect(page.getByRole('alert').filter({ hasText: told })).toBeVisible();

    await editor.open('site/entries/menu');
    const chosen = source.getByRole('combobox', { name: 'Services of the group' });
    const expand = source.getByRole('button', { name: 'Expand All' }).first();
    // Groups open by themselves or not, and the form may still be growing.
    await expect(async () => {
      if (await expand.isEnabled()) await expand.click({ timeout: 1_000 });
      await expect(chosen.first()).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await chosen.first().click();
    await page.getByRole('option', { name: 'Test Engineering' }).click();
    await editor.save();
    expect(editor.changes()['content/en/menu.yaml']).toEqual({
      gone: [],
      come: [`      - ${slug}`],
    });
    expect(editor.problems()).toEqual([]);
    await expect(page.getByRole('alert').filter({ hasText: told })).toHaveCount(0);
    const visited = await editor.visit(`/services/${slug}`);
    // An address that was none a moment ago does not reload by itself.
    await expect(async () => {
      await visited.reload();
      await expect(visited).toHaveTitle(/Test Engineering/, { timeout: 3_000 });
    }).toPass({ timeout: 30_000 });
    await visited.close();

    await editor.open(`services/entries/${slug}`);
    await page.getByRole('button', { name: 'Show Editor Options' }).click();
    await page.getByRole('menuitem', { name: 'Delete Entry' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    // A file may go between being listed and being read.
    await expect(() =>
      expect(Object.keys(editor.changes())).toEqual(['src/assets/images/test-bench.jpg']),
    ).toPass();
    expect(editor.problems()).toEqual([]);
  });

  test('words of another language are saved without facts, and nothing over what was changed by hand', async () => {
    const file = `content/${editor.other}/services/rtl-design.yaml`;
    rmSync(editor.copy.path(file));
    await editor.open('services/entries/rtl-design');
    await editor.page.getByRole('button', { name: /^Enable/ }).click();
    await editor.translation.getByRole('textbox', { name: 'Name', exact: true }).fill('Logik');
    await editor.save();
    const written = parse(await editor.copy.read(file));
    expect(written.title).toBe('Logik');
    expect(written).not.toHaveProperty('level');
    expect(written).not.toHaveProperty('image.file');
    expect(editor.changes()).toEqual({ [file]: expect.anything() });
    expect(editor.problems()).toEqual([]);

    // A file that is changed by hand while it is open is told, and nothing is lost.
    await editor.open('services/entries/rtl-design');
    await editor.copy.replace(SERVICE, /^title: .*$/m, 'title: By Hand');
    await editor.field('Name').fill('In the Editor');
    await editor.saveButton.click();
    const told = editor.page.getByRole('alertdialog');
    await expect(told).toContainText(`${SERVICE} has been changed outside the editor`);
    expect(editor.changes()[SERVICE]?.come).toEqual(['title: By Hand']);
    await told.getByRole('button', { name: 'OK' }).click();
    await expect(editor.field('Name')).toHaveValue('In the Editor');
  });

  test('from the deployed site a token opens the repository, and a save is a commit of that line', async ({
    context,
    page,
  }) => {
    const refused: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') refused.push(message.text());
    });
    const github = new GitHub(editor.files());
    await github.answer(context);
    await serveDeployed(context, editor.address);
    await page.goto(`${editor.address}/admin#/collections/services/entries/rtl-design`);
    await page.getByRole('button', { name: 'Sign In Using Access Token' }).click();
    await page.getByRole('textbox').fill('a-token');
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await page.getByRole('textbox', { name: 'Name', exact: true }).first().fill('Logic Design');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.poll(() => github.commits.length).toBe(1);

    const [{ branch, fileChanges } = { branch: {}, fileChanges: undefined }] = github.commits;
    expect(branch).toEqual({ repositoryNameWithOwner: 'owner/name', branchName: 'main' });
    const sent = new Map(fileChanges?.additions.map(({ path, contents }) => [path, contents]));
    const text = Buffer.from(sent.get(SERVICE) ?? '', 'base64').toString();
    expect(changedLines(await editor.copy.read(SERVICE), text)).toEqual({
      gone: [expect.stringMatching(/^title: /)],
      come: ['title: Logic Design'],
    });
    expect(fileChanges?.deletions).toEqual([]);
    expect(refused).toEqual([]);
  });

  test('no other site and no other name of this machine can write', async ({ request }) => {
    const url = `${editor.address}/admin/files/${OFFICES}`;
    for (const [name, value] of [
      ['X-Editor', 'guessed'],
      ['Origin', 'https://elsewhere.example'],
      ['Host', 'elsewhere.example'],
    ] as const) {
      const answer = await request.put(url, { headers: { [name]: value }, data: 'offices: []' });
      expect(answer.status()).toBe(403);
    }
  });
});

import { expect, test } from '@playwright/test';
import { mapOf } from '../../e2e/support/offices.ts';
import { RunningEditor } from './editor.ts';

const editor = new RunningEditor();
const OFFICES = 'content/en/offices.yaml';

test.describe.configure({ timeout: 180_000 });
test.afterAll(() => editor.stop());

test.beforeAll(async ({ browser }) => {
  test.setTimeout(180_000);
  await editor.start(browser, async (copy) => {
    await copy.write(OFFICES, `offices: [\n${await copy.read(OFFICES)}`);
  });
});

test('over a file that was broken beforehand the site names file and field, the editor opens and saves nothing over it, and the page comes back', async () => {
  const told = /content\/en\/offices\.yaml: offices: expected valid YAML at line/;
  const inForm = /Offices → Offices: expected valid YAML at line .*content\/en\/offices\.yaml/;
  const visited = await editor.visit('/contact');
  await expect(visited.getByRole('listitem')).toHaveText(told);

  const before = await editor.copy.read(OFFICES);
  const { page } = editor;
  await page.goto(`${editor.address}/admin#/collections/site/entries/offices`);
  await expect(page.getByRole('alert').filter({ hasText: inForm })).toBeVisible();
  await page.getByRole('button', { name: /^Enable/ }).click();
  await editor.saveButton.click();
  await expect(page.getByRole('alertdialog')).toContainText('not saved');
  expect(await editor.copy.read(OFFICES)).toBe(before);

  editor.restore();
  await expect(mapOf(visited).frame).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('alert').filter({ hasText: inForm })).toHaveCount(0);
  await visited.close();
});

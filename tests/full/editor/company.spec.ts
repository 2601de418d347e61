import { expect, test } from '@playwright/test';
import { settings } from '../../../src/settings.ts';
import { changedLines, RunningEditor } from './editor.ts';

const editor = new RunningEditor();
const COMPANY = 'content/en/company.yaml';
const ACCENT = '#1f4e8c';

test.describe.configure({ mode: 'default', timeout: 300_000 });
test.afterAll(() => editor.stop());
test.afterEach(async ({ browserName: _ }, info) => {
  if (info.status === info.expectedStatus) return;
  await editor.page.screenshot({ path: info.outputPath('editor.png') });
});
test.beforeAll(async ({ browser }) => {
  test.setTimeout(180_000);
  await editor.start(browser);
});
test.beforeEach(() => editor.restore());

/** The lines of one save, which changes one file. */
async function saved(change: () => Promise<void>) {
  const before = await editor.copy.read(COMPANY);
  await editor.open('site/entries/company');
  await change();
  await editor.save();
  expect(Object.keys(editor.changes())).toEqual([COMPANY]);
  return changedLines(before, await editor.copy.read(COMPANY));
}

test('name, mail address and accent are changed in the form of the company, a line each, and the open site follows [S1] [S4]', async () => {
  const visited = await editor.visit('/about');
  const footer = visited.getByRole('contentinfo');
  expect(await saved(() => editor.field('Name').fill('Kestrel & Vane'))).toEqual({
    gone: [`brand: ${settings.brand}`],
    come: ['brand: Kestrel & Vane'],
  });
  await expect(visited).toHaveTitle(/\| Kestrel & Vane$/);

  const mail = 'post@kestrel-vane.test';
  expect(await saved(() => editor.field('Mail address').fill(mail))).toEqual({
    gone: [`email: ${settings.email}`],
    come: [`email: ${mail}`],
  });
  await expect(footer.getByRole('link', { name: mail })).toHaveAttribute('href', `mailto:${mail}`);

  expect(await saved(() => editor.field('On light pages').first().fill(ACCENT))).toEqual({
    gone: [`  light: '${settings.accent.light}'`],
    come: [`  light: '${ACCENT}'`],
  });
  // An assertion of a locator outlasts the page, which is loaded again.
  await expect(visited.locator('html')).toHaveCSS('--copper', new RegExp(ACCENT));
  expect(editor.problems()).toEqual([]);
  await visited.close();
});

test('an accent that nobody could read is told in the words of the form, and the site keeps the old one [S3]', async () => {
  const visited = await editor.visit('/about');
  await saved(() => editor.field('On light pages').first().fill('#ffcc00'));
  const told =
    /Company → Accent colour → On light pages: expected a contrast .* choose a darker colour/;
  await expect(editor.page.getByRole('alert').filter({ hasText: told })).toBeVisible();
  await expect(visited.getByRole('alert').filter({ hasText: told })).toBeVisible();
  await visited.reload();
  await expect(visited).toHaveTitle(new RegExp(settings.brand));
  await visited.close();
});

test('the tagline is changed in each language, and its facts stay in the source [S4]', async () => {
  const OTHER = `content/${editor.other}/company.yaml`;
  await editor.open('site/entries/company');
  await expect(editor.translation.getByRole('textbox', { name: 'Mail address' })).toHaveCount(0);
  await editor.translation.getByRole('textbox', { name: 'Tagline', exact: true }).fill('Circuitos');
  await editor.save();
  expect(editor.changes()).toEqual({
    [OTHER]: { gone: [expect.stringMatching(/^tagline: /)], come: ['tagline: Circuitos'] },
  });
  expect(editor.problems()).toEqual([]);
});

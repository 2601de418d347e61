// The worked example as its readers use it: one look on a laptop, a sheet of paper, no script.
import { specimenFiles } from '../../src/content/example/specimenFiles.ts';
import { openPage } from './support/openPage.ts';
import { expect, test } from './support/test.ts';
import { waitForTypefaces } from './support/waitForTypefaces.ts';

const specimens = specimenFiles(process.cwd()).map(({ layer }) => `/example/${layer}`);
const [specimen = ''] = specimens;

test.skip(specimens.length === 0, 'this site has no worked example');

test.describe('a low window', () => {
  test.use({ viewport: { width: 1366, height: 657 } });

  for (const path of specimens) {
    test(`shows verdict and title block of ${path} without scrolling`, async ({ page }) => {
      await waitForTypefaces(page);
      await openPage(page, path);
      await expect(page.locator('main h1 + p')).toBeInViewport({ ratio: 1 });
      await expect(page.locator('main article > dl')).toBeInViewport({ ratio: 1 });
    });
  }

  test('shows the sentence and what the product must do, and the first layer', async ({ page }) => {
    await waitForTypefaces(page);
    await openPage(page, '/example');
    await expect(page.locator('main h1 + p')).toBeInViewport({ ratio: 1 });
    await expect(page.locator('main header dl')).toBeInViewport({ ratio: 1 });
    await expect(page.locator('main ol > li').first().getByRole('heading')).toBeInViewport();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a layer opens its specimen, and a file of it can be taken away', async ({ page }) => {
    await page.goto('/example');
    await page.locator(`main a[href="${specimen}"]`).first().click();
    await expect(page).toHaveURL(specimen);
    const file = page.locator('main a[download]').first();
    const download = page.waitForEvent('download');
    await file.click();
    expect((await download).suggestedFilename()).toBe(
      (await file.textContent())?.split('/').at(-1),
    );
  });
});

for (const paper of ['A4', 'Letter']) {
  test(`a specimen is a sheet of ${paper}: its title block at the foot, and no other`, async ({
    page,
  }) => {
    // Three quarters of a pixel are a point.
    const size = paper === 'A4' ? { width: 794, height: 1123 } : { width: 816, height: 1056 };
    await page.setViewportSize(size);
    await page.goto(specimen);
    await page.emulateMedia({ media: 'print' });
    const block = page.locator('main article > dl');
    await expect(block.getByText(specimen)).toBeVisible();
    const box = await block.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(size.height, 0);
    expect(box?.width).toBeCloseTo(size.width, 0);
    await expect(page.getByRole('contentinfo')).toBeHidden();
    // No cell is cut off by the height of the block.
    const cut = await block.evaluate((list) =>
      [...list.children].some((cell) => cell.scrollHeight > list.clientHeight),
    );
    expect(cut).toBe(false);
    const pdf = await page.pdf({ format: paper, preferCSSPageSize: false });
    const sheets = pdf.toString('latin1').match(/\/Type \/Page\b/g) ?? [];
    expect(sheets.length).toBeLessThanOrEqual(8);
  });
}

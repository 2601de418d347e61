import type { Page, Response } from '@playwright/test';
import sharp from 'sharp';
import type { AboutContent } from '../../src/content/schemas/about.ts';
import { readContent } from '../support/content.ts';
import { expect, test } from './support/test.ts';

const about = readContent<AboutContent>('pages/about.yaml');
const photographs = (page: Page) => page.getByRole('main').getByRole('img');

test('[A1] the wide image spans the window above the text, the other stands at its side', async ({
  page,
}) => {
  await page.goto('/about');
  const heading = page.getByRole('heading', { level: 1, name: about.label });
  await expect(heading).toBeVisible();
  await expect(photographs(page)).toHaveCount(2);

  const wide = await photographs(page).first().boundingBox();
  expect(wide).toMatchObject({ x: 0, width: 1440 });
  expect(wide?.y).toBeLessThan((await heading.boundingBox())?.y ?? 0);

  const side = await photographs(page).last().boundingBox();
  const text = await page
    .getByRole('main')
    .getByText(about.paragraphs[0] ?? '')
    .boundingBox();
  expect(side?.x).toBeGreaterThan((text?.x ?? 0) + (text?.width ?? 0));
});

for (const screen of [
  { width: 1440, height: 900, scale: 1 },
  { width: 390, height: 844, scale: 2 },
]) {
  test.describe(`at ${screen.width} px`, () => {
    test.use({
      viewport: { width: screen.width, height: screen.height },
      deviceScaleFactor: screen.scale,
    });

    test('the wide image comes once, at once and sharp', async ({ page }) => {
      const answers: Response[] = [];
      page.on('response', (response) => {
        if (response.request().resourceType() === 'image') answers.push(response);
      });
      await page.goto('/about', { waitUntil: 'load' });
      const wide = photographs(page).first();
      await expect(wide).not.toHaveAttribute('loading', 'lazy');
      const source = await wide.evaluate((image: HTMLImageElement) => image.currentSrc);
      const picture = source.slice(0, source.lastIndexOf('_'));
      const sent = answers.filter((answer) => answer.url().startsWith(picture));
      expect(sent.map((answer) => answer.url())).toEqual([source]);

      const file = (await sent[0]?.body()) ?? Buffer.alloc(0);
      const { width, height } = await sharp(file).metadata();
      const box = await wide.boundingBox();
      expect(width).toBeGreaterThanOrEqual((box?.width ?? 0) * screen.scale);
      expect(height).toBeGreaterThanOrEqual(Math.floor((box?.height ?? 0) * screen.scale));
    });
  });
}

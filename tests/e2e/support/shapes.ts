import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page, Route } from '@playwright/test';
import { settings } from '../../../src/settings.ts';

const file = createRequire(import.meta.url).resolve('world-atlas/countries-110m.json');

type ShapesAnswer = Parameters<Route['fulfill']>[0] | 'never';

/** What a public CDN answers: the file, for everyone. */
const good: ShapesAnswer = {
  contentType: 'application/json',
  headers: { 'access-control-allow-origin': '*' },
  body: readFileSync(file, 'utf8'),
};

/** Stands in for the CDN; the newest answer counts. */
export async function answerShapes(page: Page, answer: ShapesAnswer = good): Promise<void> {
  await page.route(
    (url) => url.href.endsWith(settings.mapShapesUrl),
    async (route) => {
      if (answer !== 'never') await route.fulfill(answer);
    },
  );
}

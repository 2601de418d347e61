import type { Page } from '@playwright/test';
import { settings } from '../../../src/settings.ts';

/** Stands in for another company's counter, where the settings have one: an empty script that reports nothing. */
export async function answerCounter(page: Page): Promise<void> {
  const script = settings.counter?.script;
  if (!script?.startsWith('https:')) return;
  await page.route(script, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
}

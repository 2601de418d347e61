import type { Page } from '@playwright/test';

/** On a busy machine an optional typeface (Bengali, the annotations) may come too late to be used at all. */
export async function waitForTypefaces(page: Page): Promise<void> {
  await page.route('**', async (route) => {
    if (!['document', 'stylesheet'].includes(route.request().resourceType()))
      return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(
      /font-display:\s*optional/g,
      'font-display:block',
    );
    return route.fulfill({ response, body });
  });
}

import { formOf } from './support/contactForm.ts';
import { expect, test } from './support/test.ts';

const SLOWER = 4;
/** The fault showed in every second to tenth load. */
const LOADS = { tests: 10, each: 2 };

for (let part = 1; part <= LOADS.tests; part += 1) {
  test(`on a slow machine the form that a link leads to is always alive, untouched, part ${part} [E2]`, async ({
    page,
    context,
  }) => {
    const browser = await context.newCDPSession(page);
    await browser.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    for (let load = 0; load < LOADS.each; load += 1) {
      await page.goto(`/contact?load=${load}#contact-form`, { waitUntil: 'commit' });
      await expect(formOf(page).form).toHaveAttribute('novalidate');
    }
  });
}

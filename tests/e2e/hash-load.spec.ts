import { formOf } from './support/contactForm.ts';
import { expect, test } from './support/test.ts';

/** The fault showed in every second to tenth load. */
const LOADS = { tests: 5, each: 4 };

for (let part = 1; part <= LOADS.tests; part += 1) {
  test(`on a slow machine the form that a link leads to is always alive, untouched, part ${part} [E2]`, async ({
    page,
    context,
  }) => {
    const browser = await context.newCDPSession(page);
    const slowDown = (rate: number) => browser.send('Emulation.setCPUThrottlingRate', { rate });
    for (let load = 0; load < LOADS.each; load += 1) {
      await slowDown(4);
      await page.goto(`/contact?load=${load}#contact-form`);
      await slowDown(1); // the page has jumped to the form; React need not be slow as well
      await expect(formOf(page).form).toHaveAttribute('novalidate');
    }
  });
}

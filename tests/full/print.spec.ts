// Every page that prints on two sheets, in every language; tests/e2e/print.spec.ts looks at one of them.
import { site } from '../../site.config.ts';
import { PAPERS, sheetsOf } from '../e2e/support/paper.ts';
import { pathIn, servicePaths } from '../e2e/support/routes.ts';
import { expect, test } from '../e2e/support/test.ts';

for (const [at, { lang }] of site.languages.entries()) {
  for (const source of ['/services', ...servicePaths]) {
    const path = at === 0 ? source : pathIn(lang, source);
    test(`${path} prints on two sheets, as it says`, async ({ page }) => {
      await page.goto(path);
      for (const paper of PAPERS) {
        await test.step(paper, async () => expect(await sheetsOf(page, paper)).toBe(2));
      }
    });
  }
}

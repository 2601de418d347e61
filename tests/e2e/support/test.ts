import { test as base, expect } from '@playwright/test';
import { answerCounter } from './counter.ts';
import { answerShapes } from './shapes.ts';

/** Console lines that a test expects, such as the one of a failed map request. */
interface ExpectedMessages {
  consoleErrors: RegExp[];
}

/** Every test fails on a console error, an uncaught exception or a CSP report. */
export const test = base.extend<ExpectedMessages & { quietConsole: undefined }>({
  consoleErrors: [[], { option: true }],
  quietConsole: [
    async ({ page, consoleErrors }, use) => {
      const heard: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') heard.push(message.text());
      });
      page.on('pageerror', (error) => heard.push(String(error)));
      await page.addInitScript(() => {
        addEventListener('securitypolicyviolation', (event) =>
          console.error(`CSP: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
        );
      });
      // Tests run without a network.
      await answerShapes(page);
      await answerCounter(page);
      await use(undefined);
      const unexpected = heard.filter((line) => !consoleErrors.some((known) => known.test(line)));
      expect(unexpected, 'the console stays quiet').toEqual([]);
    },
    { auto: true },
  ],
});

/** Of many combinations `npm test` runs a few, and `npm run test:full` the others. */
export const inTier = (isQuick: boolean) => (isQuick ? {} : { tag: '@full' });

export { expect };

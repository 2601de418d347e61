import type { Journey } from './support/journey.ts';

const NOTICE = '[data-splash]';

export const splash: Journey[] = [
  {
    title: 'the notice lies over the landing page until a key is pressed [L1, L3]',
    async go(visitor) {
      await visitor.resize(1366, 657);
      await visitor.open('/');
      await visitor.see(() => visitor.isVisible(`${NOTICE} h2`)).toBe(true);
      const { width } = (await visitor.box(NOTICE)) ?? {};
      await visitor.see(() => visitor.evaluate(() => document.body.clientWidth)).toBe(width);
      await visitor.press('Escape');
      await visitor.see(() => visitor.isVisible(NOTICE)).toBe(false);
      await visitor.see(() => visitor.isVisible('main h1')).toBe(true);
    },
  },
  {
    title: 'the notice goes by itself [L1]',
    async go(visitor) {
      await visitor.resize(390, 844);
      await visitor.open('/');
      await visitor.see(() => visitor.isVisible(NOTICE)).toBe(false);
      await visitor.see(() => visitor.isVisible('main h1')).toBe(true);
    },
  },
];

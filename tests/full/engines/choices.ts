import { expect } from 'vitest';
import type { Journey } from './support/journey.ts';
import type { Visitor } from './support/visitor.ts';

const radio = (theme: string) => `[data-theme-choice] input[value=${theme}]`;
const ground = (visitor: Visitor) =>
  visitor.evaluate(() => getComputedStyle(document.body).backgroundColor);
const isChosen = (visitor: Visitor, theme: string) =>
  visitor.evaluate((css) => document.querySelector<HTMLInputElement>(css)?.checked, radio(theme));

export const choices: Journey[] = [
  {
    title: 'a chosen theme holds at once and on the next page, by mouse and keyboard',
    async go(visitor) {
      await visitor.resize(1440, 900);
      await visitor.open('/about');
      await visitor.click('[data-theme-choice] label:has([value=light])');
      await visitor.see(() => isChosen(visitor, 'light')).toBe(true);
      const light = await ground(visitor);
      await visitor.press('ArrowRight');
      await visitor.see(() => isChosen(visitor, 'dark')).toBe(true);
      await visitor.see(() => ground(visitor)).not.toBe(light);
      const dark = await ground(visitor);
      await visitor.open('/services');
      expect(await ground(visitor)).toBe(dark);
      expect(await isChosen(visitor, 'dark')).toBe(true);
    },
  },
  {
    title: 'another language keeps the page and is remembered',
    async go(visitor) {
      await visitor.resize(1440, 900);
      await visitor.open('/services/rtl-design');
      const other = '[data-languages] a[hreflang=de]';
      await visitor.click('[data-languages] > summary');
      await visitor.see(() => visitor.isVisible(other)).toBe(true);
      const target = await visitor.attribute(other, 'href');
      expect(target).toContain('services/rtl-design');
      await visitor.click(other);
      await visitor.see(() => visitor.path()).toBe(target);
      expect(await visitor.attribute('html', 'lang')).toBe('de');
      expect(await visitor.evaluate(() => localStorage.getItem('language'))).toBe('de');
    },
  },
];

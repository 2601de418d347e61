import { expect } from 'vitest';
import type { Journey } from './support/journey.ts';

const SERVICES = '#services > button';
const GROUP = '#services-menu li[id]:last-child > button';
const LINK = '#services-menu li[id]:last-child a';
const FIRST = '#services-menu li[id]:first-child';
const PHONE_MENU = 'header button[popovertarget]';
const PANEL = 'header nav';

export const menu: Journey[] = [
  {
    title: 'a mouse opens the menu, chooses a group and follows a service [H4]',
    async go(visitor) {
      await visitor.resize(1440, 900);
      await visitor.open('/about');
      await visitor.hover(SERVICES);
      await visitor.see(() => visitor.attribute(SERVICES, 'aria-expanded')).toBe('true');
      await visitor.see(() => visitor.isVisible(GROUP)).toBe(true);
      await visitor.hover(GROUP);
      await visitor.see(() => visitor.attribute(GROUP, 'aria-expanded')).toBe('true');
      const target = await visitor.attribute(LINK, 'href');
      await visitor.click(LINK);
      await visitor.see(() => visitor.path()).toBe(target);
    },
  },
  {
    title: 'the keyboard opens the menu, walks it and closes it [H4]',
    async go(visitor) {
      await visitor.resize(1440, 900);
      await visitor.open('/about');
      // The code comes with the pointer; left again, the menu is closed.
      await visitor.hover(SERVICES);
      await visitor.see(() => visitor.attribute(SERVICES, 'aria-expanded')).toBe('true');
      await visitor.hover('h1');
      await visitor.see(() => visitor.attribute(SERVICES, 'aria-expanded')).toBe('false');
      await visitor.tabTo(SERVICES);
      expect(await visitor.attribute(SERVICES, 'aria-expanded')).toBe('false');
      await visitor.press('Enter');
      await visitor.see(() => visitor.attribute(SERVICES, 'aria-expanded')).toBe('true');
      await visitor.press('Tab');
      await visitor.see(() => visitor.isFocused(`${FIRST} > button`)).toBe(true);
      await visitor.see(() => visitor.attribute(`${FIRST} > button`, 'aria-expanded')).toBe('true');
      await visitor.press('Tab');
      await visitor.see(() => visitor.isFocused(`${FIRST} li:first-child a`)).toBe(true);
      await visitor.press('ArrowDown');
      await visitor.see(() => visitor.isFocused(`${FIRST} li:nth-child(2) a`)).toBe(true);
      await visitor.press('Escape');
      await visitor.see(() => visitor.attribute(SERVICES, 'aria-expanded')).toBe('false');
      await visitor.see(() => visitor.isFocused(SERVICES)).toBe(true);
    },
  },
  {
    title: 'a finger opens the menu and keeps it open on the way to a service [H4]',
    async go(visitor) {
      await visitor.resize(1024, 768);
      await visitor.open('/about');
      await visitor.tap(SERVICES);
      await visitor.see(() => visitor.attribute(SERVICES, 'aria-expanded')).toBe('true');
      await visitor.tap(GROUP);
      await visitor.see(() => visitor.attribute(GROUP, 'aria-expanded')).toBe('true');
      const target = await visitor.attribute(LINK, 'href');
      await visitor.tap(LINK);
      await visitor.see(() => visitor.path()).toBe(target);
    },
  },
  {
    title: 'on a phone the panel covers the page, holds it and leads on [H5]',
    async go(visitor) {
      await visitor.resize(390, 664);
      await visitor.open('/about');
      await visitor.see(() => visitor.isVisible(PANEL)).toBe(false);
      await visitor.tap(PHONE_MENU);
      await visitor.see(() => visitor.isVisible(PANEL)).toBe(true);
      await visitor.see(() => visitor.attribute('main', 'inert')).toBe('');
      expect((await visitor.box(LINK))?.height).toBeGreaterThanOrEqual(44);
      await visitor.press('Escape');
      await visitor.see(() => visitor.isVisible(PANEL)).toBe(false);
      await visitor.see(() => visitor.attribute('main', 'inert')).toBeNull();
      await visitor.tap(PHONE_MENU);
      await visitor.see(() => visitor.isVisible(PANEL)).toBe(true);
      await visitor.tap(PHONE_MENU);
      await visitor.see(() => visitor.isVisible(PANEL)).toBe(false);
      await visitor.tap(PHONE_MENU);
      const target = await visitor.attribute(LINK, 'href');
      await visitor.tap(LINK);
      await visitor.see(() => visitor.path()).toBe(target);
    },
  },
];

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RESET_DELAY_MS } from '../../lib/menuReducer.ts';
import { Header } from './Header.tsx';
import type { HeaderContent } from './headerContent.ts';

const service = (name: string) => ({
  path: `/services/${name}`,
  title: name,
  line: `About ${name}`,
  levelName: 'board',
  size: '1 mm',
});

const content: HeaderContent = {
  labels: {
    home: 'Home',
    mainNavigation: 'Main',
    menu: 'Menu',
    close: 'Close',
    about: 'About',
    services: 'Services',
    allServices: 'All',
    contact: 'Contact',
  },
  paths: { home: '/', about: '/about', services: '/services', contact: '/contact' },
  groups: [
    {
      id: 'chips',
      label: 'Chips',
      line: 'Circuits',
      services: [service('analog'), service('rtl')],
    },
    { id: 'code', label: 'Code', line: 'Programs', services: [service('tools')] },
  ],
  current: '/services/rtl',
  logoBox: '0 0 1 1',
};
const header = <Header {...content} intro={<a href="/contact">Start</a>} />;

const byText = (text: string) => screen.getByText(text, { exact: true });
const services = () => screen.getByRole('button', { name: /^Services/ });
const group = (name: string) => screen.getByRole('button', { name });
/** A service with its line, in the panel of its group. */
const described = (name: string) => screen.getByText(`About ${name}`);
const isOpen = () => services().getAttribute('aria-expanded') === 'true';
const isShown = (name: string) => group(name).getAttribute('aria-expanded') === 'true';

let x = 0;
/** A mouse that comes to an element, each time from somewhere else. */
function hover(element: Element) {
  x += 10;
  fireEvent.pointerOver(element, { pointerType: 'mouse', clientX: x, clientY: 0 });
}
const moveTo = (element: Element, clientX: number, clientY: number) =>
  fireEvent.pointerMove(element, { pointerType: 'mouse', clientX, clientY });
const leave = () => fireEvent.pointerLeave(screen.getByRole('banner'), { pointerType: 'mouse' });
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
/** As the Tab key does: happy-dom does not know which focus came from a key. */
const tabTo = (element: HTMLElement) => {
  const matches = vi.spyOn(Element.prototype, 'matches').mockReturnValue(true);
  act(() => element.focus());
  matches.mockRestore();
};

beforeEach(() => {
  vi.useFakeTimers();
  render(header);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('where there is one language, nothing stands in the place of the switch', () => {
  // Astro hands over an empty slot as an element.
  const { container } = render(<Header {...content} languages={<span />} hasOneLanguage />);
  const items = [...container.querySelectorAll('nav > ul > li, nav > * > ul > li')];
  expect(items.map(({ textContent }) => textContent)).not.toContain('');
});

test('the menu is closed and has no active group at first [H3]', () => {
  expect(isOpen()).toBe(false);
  expect(isShown('Chips')).toBe(false);
});

test('hovering a group shows its services [H3]', () => {
  hover(services());
  expect(isOpen()).toBe(true);
  hover(group('Chips'));
  expect(isShown('Chips')).toBe(true);
});

test('hovering a name of a service in the first state shows its group, too [H3a]', () => {
  hover(services());
  hover(screen.getAllByRole('link', { name: 'tools' })[0] as HTMLElement);
  expect(isShown('Code')).toBe(true);
});

test('leaving a group resets the panel after 100 ms, not before [H3]', () => {
  hover(services());
  hover(group('Chips'));
  hover(byText('All'));
  wait(RESET_DELAY_MS - 1);
  expect(isShown('Chips')).toBe(true);
  wait(1);
  expect(isShown('Chips')).toBe(false);
});

test('entering the right panel cancels the reset [H3]', () => {
  hover(services());
  hover(group('Chips'));
  hover(byText('All'));
  wait(RESET_DELAY_MS - 1);
  hover(described('analog'));
  wait(5000);
  expect(isShown('Chips')).toBe(true);
});

test('a page from the back–forward cache comes with its menu closed [H4]', () => {
  fireEvent.click(services());
  fireEvent(window, new Event('pagehide'));
  expect(isOpen()).toBe(false);
});

/** The panel of services stands to the right of the groups. */
function pointAtChips() {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(500, 0, 400, 400),
  );
  moveTo(services(), 100, 10);
  moveTo(group('Chips'), 100, 100);
  expect(isShown('Chips')).toBe(true);
}

test('a mouse on its way to the panel may cross another group [H3]', () => {
  pointAtChips();
  moveTo(group('Code'), 120, 110);
  moveTo(described('analog'), 510, 200);
  wait(5000);
  expect(isShown('Chips')).toBe(true);
});

test('a mouse that rests on a group on its way, or goes straight down to it, opens that group [H3]', () => {
  pointAtChips();
  moveTo(group('Code'), 120, 110);
  expect(isShown('Code')).toBe(false);
  wait(80);
  expect(isShown('Code')).toBe(true);
  moveTo(group('Chips'), 110, 100);
  expect(isShown('Chips')).toBe(true);
});

test('a group on the way to the panel is forgotten when the mouse leaves the header [H3]', () => {
  pointAtChips();
  moveTo(group('Code'), 120, 110);
  leave();
  wait(80);
  expect(isShown('Code')).toBe(false);
});

test('leaving the header closes the menu [H3]', () => {
  hover(services());
  leave();
  wait(1000);
  expect(isOpen()).toBe(false);
});

test('a click right after a hover-open does not close, the next one does [H4]', () => {
  hover(services());
  fireEvent.click(services());
  expect(isOpen()).toBe(true);
  fireEvent.click(services());
  expect(isOpen()).toBe(false);
});

test('Escape closes and gives the focus back [H4]', () => {
  fireEvent.click(services());
  tabTo(group('Chips'));
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(services());
});

test('arrow keys move the focus, and shortcuts of the browser are not taken [H4]', () => {
  // happy-dom has no layout, and so no boxes of its own.
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
  fireEvent.click(services());
  tabTo(services());
  for (const modifier of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])
    expect(fireEvent.keyDown(services(), { key: 'ArrowDown', [modifier]: true })).toBe(true);
  expect(document.activeElement).toBe(services());
  expect(fireEvent.keyDown(services(), { key: 'ArrowDown' })).toBe(false);
  expect(document.activeElement).not.toBe(services());
});

test('focus leaving the menu closes it [H4]', () => {
  fireEvent.click(services());
  tabTo(group('Chips'));
  act(() => byText('About').focus());
  expect(isOpen()).toBe(false);
});

test('a focus in a panel that closes moves to the button of its group [H4]', () => {
  fireEvent.click(services());
  tabTo(group('Chips'));
  fireEvent.click(group('Chips'));
  act(() => described('analog').closest('a')?.focus());
  hover(group('Code'));
  expect(isShown('Code')).toBe(true);
  expect(isShown('Chips')).toBe(false);
  expect(document.activeElement).toBe(group('Chips'));
});

test('a press elsewhere closes the menu [H4]', () => {
  fireEvent.click(services());
  fireEvent.pointerDown(document.body);
  expect(isOpen()).toBe(false);
});

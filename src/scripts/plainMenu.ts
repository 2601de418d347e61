/**
 * The Services menu until React has hydrated the header, and where React never comes. Its state is written into
 * `aria-expanded` and `data-pinned`, which the style sheets show and useMenu.ts takes over. It runs for the life of the
 * page: the server's HTML returns if React fails. PlainMenu.astro writes it into the page, so that it cannot be lost.
 */
import {
  closedMenu,
  DELAY_MS,
  delayOf,
  type MenuEvent,
  menuReducer,
  type PointerPlace,
} from '../lib/menuReducer.ts';

const PLAIN = 'header[data-plain]';
/** Parts of the header, innermost first. */
const PLACES: [selector: string, place: PointerPlace][] = [
  ['#services-menu li[id] > :is(button, ul)', 'group'],
  ['#services-menu li[id] > div', 'panel'],
  ['#services-menu', 'menu'],
  ['#services', 'services'],
  ['header', 'header'],
];

let state = closedMenu;
let timer: number | undefined;

const buttons = () => document.querySelectorAll<HTMLElement>(`${PLAIN} [aria-expanded]`);
const groupAround = (element: Element) => element.closest('#services-menu li[id]')?.id ?? null;
const isInMenu = ({ target }: Event) =>
  (target as Element).closest?.(`${PLAIN} #services`) !== null;

function dispatch(event: MenuEvent): void {
  const [services, ...groups] = buttons();
  clearTimeout(timer);
  // React has the menu, or a phone has the services in its panel, and no button.
  state = services?.offsetWidth ? menuReducer(state, event) : closedMenu;
  services?.toggleAttribute('data-pinned', state.pinned);
  services?.setAttribute('aria-expanded', String(state.open));
  for (const each of groups)
    each.setAttribute('aria-expanded', String(state.open && groupAround(each) === state.group));
  const delay = delayOf(state);
  if (delay) timer = window.setTimeout(dispatch, DELAY_MS[delay], { type: 'elapsed', delay });
}

const close = () => dispatch({ type: 'close' });

function hover(target: Element): void {
  const [, place] = PLACES.find(([selector]) => target.closest(selector)) ?? [];
  dispatch({ type: 'hover', target: { place: place ?? 'away', group: groupAround(target) } });
}

/** Captured: the menu has its new state before React sees the event. */
const listen = <Name extends keyof DocumentEventMap>(
  name: Name,
  answer: (event: DocumentEventMap[Name]) => void,
) => document.addEventListener(name, answer, true);

listen('click', (event) => {
  const button = (event.target as Element).closest(`${PLAIN} [aria-expanded]`);
  if (!button) return;
  // `client:interaction` would repeat the press after hydration.
  event.stopPropagation();
  const group = groupAround(button);
  dispatch(group ? { type: 'pressGroup', group } : { type: 'press', byKey: event.detail === 0 });
});
listen('pointerover', ({ target, pointerType }) => {
  if (pointerType !== 'touch') hover(target as Element);
});
listen('pointerdown', (event) => isInMenu(event) || close());
listen('focusin', (event) => {
  const target = event.target as Element;
  if (!isInMenu(event)) close();
  // Focus by mouse or touch comes with a press, which decides.
  else if (target.matches(':focus-visible'))
    dispatch({ type: 'focus', group: groupAround(target) });
});
listen('keydown', ({ key }) => {
  if (key !== 'Escape' || !state.open) return;
  const [services] = buttons();
  if (document.activeElement?.closest('#services')) services?.focus({ preventScroll: true });
  close();
});
// A mouse may rest on Services already; a finger leaves :hover behind, too.
const hovered = document.querySelector(`${PLAIN} #services:hover`);
if (hovered && matchMedia('(hover: hover)').matches) hover(hovered);
// The back–forward cache restores the page with its menu closed.
addEventListener('pagehide', close);

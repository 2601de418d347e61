// The Services menu until React has hydrated the header, and where React never comes. The script is inline, so
// that it cannot be lost, and stands after the first view. Its state is `aria-expanded`, which the style sheets
// show and useMenu.ts takes over. It runs for the life of the page: the server's HTML returns if React fails.
{
  const PLAIN = 'header[data-plain]';
  let pointerType;
  const buttons = () => document.querySelectorAll(`${PLAIN} [aria-expanded]`);
  const isOpen = (button) => button?.getAttribute('aria-expanded') === 'true';
  const isMenuOpen = () => isOpen(buttons()[0]);
  const menuAround = (node) => node?.closest?.(`${PLAIN} #services`);
  const groupAround = (node) => node.closest('#services li[id]')?.firstElementChild;

  /** `pinned`: opened or confirmed by a press, so that the next press closes. */
  const show = (open, group, pinned) => {
    const [services, ...groups] = buttons();
    // A phone has the services in its panel, and no button.
    if (!services?.offsetWidth) return;
    services.toggleAttribute('data-pinned', pinned ?? (open && 'pinned' in services.dataset));
    services.setAttribute('aria-expanded', open);
    for (const each of groups) each.setAttribute('aria-expanded', open && each === group);
  };

  const answers = {
    click(event) {
      const button = event.target.closest(`${PLAIN} [aria-expanded]`);
      if (!button) return;
      // `client:interaction` would repeat the press after hydration.
      event.stopPropagation();
      const [services, ...groups] = buttons();
      const byKey = event.detail === 0;
      if (button === services) {
        const closes = isOpen(services) && (byKey || 'pinned' in services.dataset);
        show(!closes, groups.find(isOpen), !closes);
      } else {
        // A mouse has opened the group by pointing at it: its click does not close it.
        const closes = isOpen(button) && (byKey || pointerType === 'touch');
        show(true, !closes && button);
      }
    },
    pointerover(event) {
      ({ pointerType } = event);
      if (pointerType === 'touch') return;
      const menu = menuAround(event.target);
      const arrives = !menu?.contains(event.relatedTarget);
      if (menu && (arrives || isMenuOpen())) show(true, groupAround(event.target));
      else if (!menu && isMenuOpen() && !('pinned' in buttons()[0].dataset)) show(false);
    },
    pointerdown({ target }) {
      if (!menuAround(target)) show(false);
    },
    focusin({ target }) {
      if (!isMenuOpen()) return;
      if (!menuAround(target)) show(false);
      // Focus by mouse or touch comes with a press, which decides.
      else if (target.matches(':focus-visible')) show(true, groupAround(target));
    },
    keydown({ key }) {
      if (key !== 'Escape' || !isMenuOpen()) return;
      const [services] = buttons();
      if (menuAround(document.activeElement)) services.focus({ preventScroll: true });
      show(false);
    },
  };
  // A mouse may rest on Services already; a finger leaves :hover behind, too.
  const hovered = document.querySelector(`${PLAIN} #services:hover`);
  if (hovered && matchMedia('(hover: hover)').matches) show(true);
  // Captured: the menu has its new state before React sees the event.
  for (const name in answers) document.addEventListener(name, answers[name], true);
  // The back–forward cache restores the page with its menu closed.
  addEventListener('pagehide', () => show(false));
}

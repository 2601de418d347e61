/**
 * The phone's menu is a native popover: it opens, closes and gives the focus back without us, at the
 * first press. This keeps the page behind it out of reach and closes it where it has no place.
 */

/** The width from which the panel is a row in the header again. */
const WIDE = '(width > 52rem)';

/** Everything beside the header, up to the body. */
function behind(header: Element): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let at: Element = header; at.parentElement && at !== document.body; at = at.parentElement) {
    for (const sibling of at.parentElement.children) {
      if (sibling !== at && sibling instanceof HTMLElement) found.push(sibling);
    }
  }
  return found;
}

const button = document.querySelector('header [popovertarget]');
const panel = button && document.getElementById(button.getAttribute('popovertarget') ?? '');

if (button && panel?.showPopover) {
  const hide = () => panel.hidePopover();
  panel.addEventListener('toggle', () => {
    const open = panel.matches(':popover-open');
    const header = panel.closest('header');
    for (const part of header ? behind(header) : []) part.inert = open;
    // Browsers say it by themselves, older ones do not.
    button.setAttribute('aria-expanded', String(open));
  });
  matchMedia(WIDE).addEventListener('change', hide);
  // A page kept for the back button comes back with its panel closed.
  addEventListener('pagehide', hide);
  addEventListener('pageshow', hide);
}

export {};

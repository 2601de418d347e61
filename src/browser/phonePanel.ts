/**
 * The phone's menu is a native popover: it opens, closes and gives the focus back without us, at the
 * first press. This keeps the page behind it out of reach and closes it where it has no place.
 */
const panel = document.querySelector<HTMLElement>('nav[popover]');

if (panel?.hidePopover) {
  const hide = () => panel.hidePopover();
  const follow = () => {
    const open = panel.matches(':popover-open');
    for (const part of document.body.children) {
      part.toggleAttribute('inert', open && !part.contains(panel));
    }
    // Browsers say it by themselves, older ones do not.
    document
      .querySelector(`[popovertarget="${panel.id}"]`)
      ?.setAttribute('aria-expanded', `${open}`);
  };
  follow(); // it may have been opened before this script was there
  panel.addEventListener('toggle', follow);
  // The width from which the panel is a row in the header again.
  matchMedia('(width > 52rem)').addEventListener('change', hide);
  // A page kept for the back button comes back with its panel closed.
  addEventListener('pagehide', hide);
}

export {};

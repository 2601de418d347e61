/**
 * The phone's menu is a native popover: it opens, closes and gives the focus back without a script. This
 * keeps the page behind it inert, and closes it where it has no place.
 */
const openPanel = () => document.querySelector<HTMLElement>('nav:popover-open');

if ('popover' in HTMLElement.prototype) {
  const hide = () => openPanel()?.hidePopover();
  const follow = () => {
    const panel = openPanel();
    for (const part of document.body.children)
      part.toggleAttribute('inert', panel !== null && !part.contains(panel));
  };
  follow(); // it may have been opened before this script was there
  document.addEventListener('toggle', follow, true); // the event does not bubble
  // The width from which the panel is a row in the header again.
  matchMedia('(width > 52rem)').addEventListener('change', hide);
  // A page kept for the back button comes back with its panel closed.
  addEventListener('pagehide', hide);
}

export {};

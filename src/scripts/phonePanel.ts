/**
 * The phone's menu is a native popover: it opens, closes and returns the focus without a script. This
 * script makes the page behind it inert, and closes it when the window grows or the page is left.
 */
const openPanel = () => document.querySelector<HTMLElement>('nav:popover-open');

if ('popover' in HTMLElement.prototype) {
  const hide = () => openPanel()?.hidePopover();
  const updateInert = () => {
    const panel = openPanel();
    for (const part of document.body.children)
      part.toggleAttribute('inert', panel !== null && !part.contains(panel));
  };
  updateInert(); // the visitor may have opened it before this script was loaded
  document.addEventListener('toggle', updateInert, true); // `toggle` does not bubble
  // Above this width the panel is a row in the header.
  matchMedia('(width > 52rem)').addEventListener('change', hide);
  // The back–forward cache restores the page with its panel closed.
  addEventListener('pagehide', hide);
}

export {};

import { type RefObject, useEffect } from 'react';

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

/** The panel is a native popover: it opens, closes and gives the focus back without us. */
export function usePhonePanel(
  header: RefObject<HTMLElement | null>,
  panel: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const root = header.current;
    const element = panel.current;
    if (!root || !element?.hidePopover) return;
    const wide = matchMedia(WIDE);
    // Said by the browser itself until now; from now on also where it is older.
    const button = root.querySelector(`[popovertarget="${element.id}"]`);
    const update = () => {
      const open = element.matches(':popover-open');
      for (const part of behind(root)) part.inert = open;
      button?.setAttribute('aria-expanded', String(open));
    };
    const hide = () => element.hidePopover();
    update(); // it may have been opened before React arrived
    element.addEventListener('toggle', update);
    wide.addEventListener('change', hide);
    window.addEventListener('pagehide', hide);
    return () => {
      element.removeEventListener('toggle', update);
      wide.removeEventListener('change', hide);
      window.removeEventListener('pagehide', hide);
    };
  }, [header, panel]);
}

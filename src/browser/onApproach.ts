/** Calls once, when a visitor comes near a part of the page, or is there already. */
export function onApproach(part: HTMLElement, act: () => void): void {
  const signs = ['pointerover', 'focusin', 'submit'];
  const near = () => {
    for (const sign of signs) part.removeEventListener(sign, near);
    act();
  };
  for (const sign of signs) part.addEventListener(sign, near, { passive: true });
  // Before this script was there: the pointer, the focus, or an address that names something in it.
  const named = document.getElementById(location.hash.slice(1));
  if (part.matches(':hover, :focus-within') || part.contains(named)) near();
}

/** Calls once, when a part of the page comes into view. */
export function onView(part: Element, act: () => void): void {
  new IntersectionObserver((entries, observer) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    act();
  }).observe(part);
}

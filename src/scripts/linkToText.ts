/**
 * A link to a text, as search engines make them (`/#:~:text=The%20die`), may lead to a caption of the zoom. Chromium brings
 * the text to the middle of the window in every frame until the page has loaded. A caption moves along while the page
 * scrolls, so the browser passes its stop; this script goes back to it. The address hides the text from scripts, the
 * record of the navigation has it.
 */
function textOfLink(): string | undefined {
  const [navigation] = performance.getEntriesByType('navigation');
  const [, directive] = navigation?.name.split(':~:text=') ?? [];
  // https://wicg.github.io/scroll-to-text-fragment/: [prefix-,]start[,end][,-suffix]
  const start = directive
    ?.split('&')[0]
    ?.split(',')
    .find((part) => !part.endsWith('-'));
  // Unlike decodeURIComponent it takes whatever somebody made of the address.
  return new URLSearchParams(`start=${start ?? ''}`).get('start')?.toLowerCase();
}

/** Two frames later the browser has scrolled for the last time. */
function showStop(text: string): void {
  const stop = [...document.querySelectorAll('[data-stop]')].find(({ textContent }) =>
    textContent.toLowerCase().includes(text),
  );
  requestAnimationFrame(() => requestAnimationFrame(() => stop?.scrollIntoView()));
}

const text = textOfLink();
if (text) addEventListener('load', () => showStop(text));

export {};

import type { ClientDirective } from 'astro';
import { prefersLessData } from '../lib/prefersLessData.ts';

/** What `client:interaction` accepts. */
export interface InteractionOptions {
  /** A media query: the island loads only where it holds. */
  media?: string;
  /** Also loads when it stands in the window, or once the visitor has scrolled comes that near, unless they save data. */
  rootMargin?: string;
  /** Also loads in idle time after the page has loaded. */
  idle?: true;
  /** Also loads at once if the address has a query: the island draws its values. */
  query?: true;
}

/** What React alone answers. Links, submit buttons and popover buttons work without it. */
const NEEDS_REACT = 'button[type="button"]:not([popovertarget])';

/** React hydrates in many short tasks; an idle callback comes after them. Safari has none: the next task. */
const idleTime = () =>
  new Promise<void>((resolve) => {
    const whenIdle = window.requestIdleCallback ?? setTimeout;
    whenIdle(() => resolve());
  });

/**
 * `client:interaction` loads an island at the first pointer, touch or focus on it, and when its options say.
 * If loading fails, the next interaction tries again, or the line when it is back: Astro's `client:visible` and
 * `client:idle` would not. Presses on one button while the island was loading are repeated after hydration,
 * unless the visitor has turned to something else.
 */
const interaction: ClientDirective = (load, options, island) => {
  // Astro hands over what the page says as it is, and types it as text.
  const { media, rootMargin, idle, query } = options.value as InteractionOptions;
  const listening = new AbortController();
  const { signal } = listening;
  let isLoading = false;
  let isHydrating = false;
  let presses: HTMLElement[] = [];

  const start = async () => {
    if (isLoading || (media && !matchMedia(media).matches)) return;
    isLoading = true;
    const hydrate = await load();
    if (!isLoading) return;
    await hydrate();
    isHydrating = true;
    // A click on what is not hydrated yet would make one long task of the rest.
    if (presses.length > 0) await idleTime();
    listening.abort();
    for (const button of presses) button.click();
  };
  for (const name of ['pointerover', 'pointerdown', 'focusin'])
    island.addEventListener(name, start, { signal });

  if (query && location.search) start();
  // At `load` everything that the first view asked for has come. Islands are defined before it, while the page is parsed.
  if (idle) addEventListener('load', () => idleTime().then(start));
  if (rootMargin && !prefersLessData()) {
    // One batch may hold several entries, of several children or of one: after a load with a hash the
    // place before the jump and the one after it.
    // Whoever never scrolls needs nothing of what only stands near the window.
    const observe = () => {
      const observer = new IntersectionObserver(
        (entries) => entries.some((entry) => entry.isIntersecting) && start(),
        scrollY ? { rootMargin } : {},
      );
      // The island itself is `display: contents` and has no box.
      for (const child of island.children) observer.observe(child);
      signal.addEventListener('abort', () => observer.disconnect());
    };
    observe();
    addEventListener('scroll', observe, { signal, once: true });
  }

  // Astro has logged the error.
  const allowRetry = () => {
    isLoading = false;
    addEventListener('online', start, { signal, once: true });
  };
  island.addEventListener('astro:hydration-error', allowRetry, { signal });

  island.addEventListener(
    'click',
    ({ target }) => {
      const button = (target as Element).closest<HTMLElement>(NEEDS_REACT);
      if (button !== presses[0]) presses = [];
      // From hydration on React answers presses by itself.
      if (isLoading && !isHydrating && button) presses.push(button);
    },
    { signal },
  );
  const forget = ({ target, key }: Event & { key?: string }) => {
    if (key === 'Escape' || !presses[0]?.contains(target as Node)) presses = [];
  };
  for (const name of ['pointerdown', 'focusin', 'keydown'])
    document.addEventListener(name, forget, { signal });
};

export default interaction;

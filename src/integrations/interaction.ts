import type { ClientDirective } from 'astro';

/** What React alone answers. Links, submit buttons and popover buttons work without it. */
const NEEDS_REACT = 'button[type="button"]:not([popovertarget])';

/**
 * `client:interaction` loads an island at the first pointer, touch or focus on it; with a value, such as
 * `client:interaction="(width > 52rem)"`, only where that media query holds. The last press made while
 * it was loading is repeated after hydration, unless the visitor has turned to something else.
 */
const interaction: ClientDirective = (load, { value }, island) => {
  const listening = new AbortController();
  const { signal } = listening;
  let isLoading = false;
  let pressed: HTMLElement | null = null;
  // Without a value Astro passes `true`, whatever the type says.
  const applies = () => (value as unknown) === true || matchMedia(value).matches;

  const start = async () => {
    if (isLoading || !applies()) return;
    isLoading = true;
    const hydrate = await load();
    if (!isLoading) return;
    listening.abort();
    await hydrate();
    pressed?.click();
  };
  for (const name of ['pointerover', 'pointerdown', 'focusin'])
    island.addEventListener(name, start, { signal });
  // Astro has logged the error. The next interaction tries again: the line may be back by then.
  island.addEventListener('astro:hydration-error', () => (isLoading = false), { signal });

  island.addEventListener(
    'click',
    ({ target }) => {
      pressed = isLoading ? (target as Element).closest<HTMLElement>(NEEDS_REACT) : null;
    },
    { signal },
  );
  const forget = ({ target }: Event) => {
    if (!pressed?.contains(target as Node)) pressed = null;
  };
  document.addEventListener('pointerdown', forget, { signal });
  document.addEventListener('focusin', forget, { signal });
  const forgetOnEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') pressed = null;
  };
  document.addEventListener('keydown', forgetOnEscape, { signal });
};

export default interaction;

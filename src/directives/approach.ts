import type { ClientDirective } from 'astro';

const SIGNS = ['pointerover', 'pointerdown', 'focusin'] as const;

/**
 * Loads an island when the visitor comes near it. A click on a `data-replay` element that was made
 * before the island was live is carried out once it is (the island says so with `island:live`).
 * Where it cannot be loaded, `data-failed` lets CSS take away what only works with it.
 */
const approach: ClientDirective = (load, _options, island) => {
  let clicked: HTMLElement | null = null;
  const remember = (event: Event) => {
    clicked = (event.target as Element).closest<HTMLElement>('[data-replay]') ?? clicked;
  };
  const begin = async () => {
    for (const sign of SIGNS) island.removeEventListener(sign, begin);
    const hydrate = await load();
    await hydrate();
  };
  const replay = () => {
    island.removeEventListener('click', remember);
    clicked?.click();
  };
  island.addEventListener('click', remember);
  island.addEventListener('astro:hydration-error', () => island.setAttribute('data-failed', ''));
  island.addEventListener('island:live', replay, { once: true });
  for (const sign of SIGNS) island.addEventListener(sign, begin, { passive: true });
};

export default approach;

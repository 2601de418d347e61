/**
 * All that a page runs before its visitor does anything: an island is loaded when the visitor comes
 * near it. It does the work of Astro's own element in a fifth of its size (docs/decisions/014).
 *
 * A click on a `data-replay` element made before its island was live is carried out once it is (the
 * island says so with `island:live`). Where an island cannot be loaded, `data-failed` lets CSS take
 * away what only works with it.
 */
import type { ClientDirective } from 'astro';

type Renderer = (
  island: Element,
) => (component: unknown, props: unknown, slots: object, options: object) => void;

let clicked: HTMLElement | null = null;

/** Asks a second time, under another name: browsers remember that an address failed. */
const fetchModule = (url: string) =>
  import(/* @vite-ignore */ url).catch(() => import(/* @vite-ignore */ `${url}?again`));

async function load(island: Element): Promise<void> {
  const attribute = (name: string) => island.getAttribute(name) ?? '';
  // Only the development server asks for something to be run before.
  const first = attribute('before-hydration-url');
  if (first) await fetchModule(first);
  const [component, renderer] = await Promise.all([
    fetchModule(attribute('component-url')),
    fetchModule(attribute('renderer-url')),
  ]);
  const hydrate: Renderer = renderer.default;
  const slots = [...island.querySelectorAll('astro-slot')].map((slot) => [
    slot.getAttribute('name') ?? 'default',
    slot.innerHTML,
  ]);
  const props = JSON.parse(attribute('props'));
  hydrate(island)(component[attribute('component-export')], props, Object.fromEntries(slots), {});
}

function begin({ target }: Event): void {
  const island = (target as Element).closest('[ssr]:not([data-near])');
  if (!island) return;
  island.setAttribute('data-near', '');
  load(island).catch((error) => {
    island.setAttribute('data-failed', '');
    console.error(error);
  });
}

for (const sign of ['pointerover', 'pointerdown', 'focusin'])
  document.addEventListener(sign, begin, { passive: true });

document.addEventListener('click', ({ target }) => {
  clicked = (target as Element).closest<HTMLElement>('[ssr] [data-replay]') ?? clicked;
});

document.addEventListener('island:live', ({ target }) => {
  const island = (target as Element).closest('[ssr]');
  island?.removeAttribute('ssr');
  if (!clicked || !island?.contains(clicked)) return;
  clicked.click();
  clicked = null;
});

/** Called by Astro's element alone, which src/middleware.ts leaves out. */
const approach: ClientDirective = () => undefined;

export default approach;

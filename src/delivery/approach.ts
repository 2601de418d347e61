import type { ClientDirective } from 'astro';

/**
 * Loads an island when the visitor comes near it; with a value, such as `client:approach="(width > 52rem)"`,
 * only where that media query holds. A press on a `data-replay` element made before its
 * island was live is repeated once it is (the island says so with `island:live`), unless the visitor
 * has turned to something else meanwhile. Where an island cannot be loaded, `data-failed` lets CSS
 * take away what only works with it, and the script in a template right behind the island runs instead.
 */
const approach: ClientDirective = (load, { value }, island) => {
  let isNear = false;
  let pressed: HTMLElement | null | undefined;
  // Without a value it is `true`, whatever the type says.
  const isMeant = () => (value as unknown) === true || matchMedia(value).matches;
  const over = new AbortController();
  const listen = (target: EventTarget, names: string, react: (event: Event) => void) => {
    for (const name of names.split(' ')) target.addEventListener(name, react, over);
  };
  const fail = () => {
    over.abort();
    island.setAttribute('data-failed', '');
    const instead = island.nextElementSibling as HTMLTemplateElement | null;
    if (instead?.content) island.after(instead.content);
  };
  listen(island, 'pointerover focusin', () => {
    if (isNear || !isMeant()) return;
    isNear = true;
    load()
      .then((hydrate) => hydrate())
      .catch(fail);
  });
  listen(island, 'click', ({ target }) => {
    pressed = (target as Element).closest<HTMLElement>('[data-replay]');
  });
  listen(document, 'pointerdown focusin keydown', ({ target, key }: Event & { key?: string }) => {
    if (key === 'Escape' || !pressed?.contains(target as Node)) pressed = null;
  });
  listen(island, 'astro:hydration-error', fail);
  listen(island, 'island:live', () => {
    over.abort();
    pressed?.click();
  });
};

export default approach;

// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import interaction, { type InteractionOptions } from './interaction.ts';

type Observed = Pick<IntersectionObserverEntry, 'isIntersecting'>[];

let intersect: (entries: Observed) => void;
let margins: (string | undefined)[];
let idleTasks: (() => void)[];
const disconnect = vi.fn();

beforeEach(() => {
  idleTasks = [];
  margins = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: Observed) => void, options?: IntersectionObserverInit) {
        intersect = report;
        margins.push(options?.rootMargin);
      }
      observe() {}
      disconnect = disconnect;
    },
  );
  vi.stubGlobal('requestIdleCallback', (task: () => void) => idleTasks.push(task));
});

afterEach(() => {
  document.body.replaceChildren();
});

/** Lets promises that are settled go on. */
const settle = () => new Promise((resolve) => setTimeout(resolve));
const runIdleTasks = async () => {
  for (const task of idleTasks.splice(0)) task();
  await settle();
};

function place(value: InteractionOptions) {
  const island = document.body.appendChild(document.createElement('div'));
  island.innerHTML = '<button type="button">One</button><button type="button">Two</button>';
  const [one, two] = island.children as unknown as [HTMLElement, HTMLElement];
  const loading = Promise.withResolvers<void>();
  const hydrating = Promise.withResolvers<void>();
  const hydrate = vi.fn(() => hydrating.promise);
  const load = vi.fn(async () => {
    await loading.promise;
    return hydrate;
  });
  void interaction(load, { name: 'interaction', value: value as unknown as string }, island);
  return {
    island,
    one,
    two,
    load,
    hydrated: hydrate,
    point: () => island.dispatchEvent(new Event('pointerover')),
    arrive: async () => {
      loading.resolve();
      await settle();
    },
    hydrate: async () => {
      hydrating.resolve();
      await settle();
    },
  };
}

const saveData = () => vi.stubGlobal('navigator', { connection: { saveData: true } });

describe('an island with a root margin', () => {
  test('loads when one of several entries is near, as after a load with a hash', () => {
    const { load } = place({ rootMargin: '400px' });
    intersect([{ isIntersecting: false }, { isIntersecting: true }]);
    expect(load).toHaveBeenCalledOnce();
  });

  test('that only stands near the window waits until the visitor has scrolled', () => {
    place({ rootMargin: '400px' });
    expect(margins).toEqual([undefined]);
    margins = [];
    vi.stubGlobal('scrollY', 1);
    dispatchEvent(new Event('scroll'));
    expect(margins).toContain('400px');
    margins = [];
    dispatchEvent(new Event('scroll'));
    expect(margins).toEqual([]);
  });

  test('is no longer observed once it is hydrated', async () => {
    const { arrive, hydrate } = place({ rootMargin: '400px' });
    intersect([{ isIntersecting: true }]);
    await arrive();
    expect(disconnect).not.toHaveBeenCalled();
    await hydrate();
    expect(disconnect).toHaveBeenCalledOnce();
  });

  test('waits while nothing of it is near', () => {
    const { load } = place({ rootMargin: '400px' });
    intersect([{ isIntersecting: false }, { isIntersecting: false }]);
    expect(load).not.toHaveBeenCalled();
  });

  test('is not even observed where data is to be saved, and loads at the first touch', () => {
    saveData();
    intersect = () => expect.unreachable();
    const observer = vi.fn();
    vi.stubGlobal('IntersectionObserver', observer);
    const { load, point } = place({ rootMargin: '400px' });
    expect(observer).not.toHaveBeenCalled();
    expect(load).not.toHaveBeenCalled();
    point();
    expect(load).toHaveBeenCalledOnce();
  });
});

describe('an island that reads the query of the address', () => {
  const reading = { rootMargin: '400px', query: true } as const;
  const openAt = (search: string) => vi.stubGlobal('location', { search });

  test('loads at once where the address has one, and needs neither touch nor scrolling', () => {
    openAt('?rate=48');
    expect(place(reading).load).toHaveBeenCalledOnce();
  });

  test('waits where the address has none', () => {
    openAt('');
    expect(place(reading).load).not.toHaveBeenCalled();
  });

  test('is the only one that the query loads', () => {
    openAt('?rate=48');
    expect(place({ rootMargin: '400px' }).load).not.toHaveBeenCalled();
  });
});

describe('an island that loads in idle time', () => {
  test('waits for the page and for idle time, and needs no touch', async () => {
    const { load } = place({ idle: true });
    await settle();
    expect(idleTasks).toHaveLength(0);
    dispatchEvent(new Event('load'));
    await settle();
    expect(load).not.toHaveBeenCalled();
    await runIdleTasks();
    expect(load).toHaveBeenCalledOnce();
  });

  test('loads where data is to be saved, too', async () => {
    saveData();
    const { load } = place({ idle: true });
    dispatchEvent(new Event('load'));
    await runIdleTasks();
    expect(load).toHaveBeenCalledOnce();
  });

  test('is loaded once if the visitor was faster', async () => {
    const { load, point } = place({ idle: true });
    point();
    dispatchEvent(new Event('load'));
    await runIdleTasks();
    expect(load).toHaveBeenCalledOnce();
  });
});

test('a media query that does not hold keeps the island as it is', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const { load, point } = place({ media: '(width > 52rem)' });
  point();
  expect(load).not.toHaveBeenCalled();
});

describe('after loading has failed', () => {
  test('the next touch tries again', () => {
    const { island, load, point } = place({});
    point();
    point();
    expect(load).toHaveBeenCalledTimes(1);
    island.dispatchEvent(new Event('astro:hydration-error'));
    point();
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('what comes of the failed attempt later is not hydrated', async () => {
    const { island, hydrated, point, arrive } = place({});
    point();
    island.dispatchEvent(new Event('astro:hydration-error'));
    await arrive();
    expect(hydrated).not.toHaveBeenCalled();
  });

  test('the line tries again when it is back', () => {
    const { island, load, point } = place({ idle: true });
    point();
    island.dispatchEvent(new Event('astro:hydration-error'));
    dispatchEvent(new Event('online'));
    expect(load).toHaveBeenCalledTimes(2);
  });
});

describe('a press made', () => {
  test('while the island was loading is repeated after hydration', async () => {
    const { one, point, arrive, hydrate } = place({});
    point();
    one.click();
    one.click();
    await arrive();
    const pressed = vi.fn();
    one.addEventListener('click', pressed);
    await hydrate();
    expect(pressed).not.toHaveBeenCalled();
    await runIdleTasks();
    expect(pressed).toHaveBeenCalledTimes(2);
  });

  test('during hydration is React’s, and not repeated', async () => {
    const { one, point, arrive, hydrate } = place({});
    point();
    one.click();
    await arrive();
    await hydrate();
    const pressed = vi.fn();
    one.click();
    one.addEventListener('click', pressed);
    await runIdleTasks();
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  test('on one button is forgotten when the visitor turns to another', async () => {
    const { one, two, point, arrive, hydrate } = place({});
    point();
    one.click();
    two.click();
    await arrive();
    await hydrate();
    const pressed = { one: vi.fn(), two: vi.fn() };
    one.addEventListener('click', pressed.one);
    two.addEventListener('click', pressed.two);
    await runIdleTasks();
    expect(pressed.one).not.toHaveBeenCalled();
    expect(pressed.two).toHaveBeenCalledOnce();
  });

  test('before the focus went elsewhere is forgotten', async () => {
    const { one, point, arrive, hydrate } = place({});
    point();
    one.click();
    document.body.dispatchEvent(new Event('focusin', { bubbles: true }));
    await arrive();
    const pressed = vi.fn();
    one.addEventListener('click', pressed);
    await hydrate();
    await runIdleTasks();
    expect(pressed).not.toHaveBeenCalled();
  });

  test('before Escape is forgotten', async () => {
    const { one, point, arrive, hydrate } = place({});
    point();
    one.click();
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    await arrive();
    const pressed = vi.fn();
    one.addEventListener('click', pressed);
    await hydrate();
    await runIdleTasks();
    expect(pressed).not.toHaveBeenCalled();
  });
});

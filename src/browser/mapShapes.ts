import { type Drawing, draw } from '../lib/map/drawing.ts';
import { readShapes } from '../lib/map/shapes.ts';
import { fetchJson } from './fetchJson.ts';
import { pause } from './pause.ts';

/** Twice the file with 50 m shapes has room; parsing it stays a short task on a slow phone. */
const LIMITS = { milliseconds: 8_000, bytes: 1_000_000 } as const;
/** A task of this length is not felt. */
const SLICE_MS = 8;

async function inSlices<T>(work: Generator<void, T>): Promise<T> {
  for (;;) {
    const until = performance.now() + SLICE_MS;
    while (performance.now() < until) {
      const { done, value } = work.next();
      if (done) return value;
    }
    await pause();
  }
}

async function show(map: HTMLElement, drawing: Drawing): Promise<void> {
  const fill = (selector: string, path: string) => {
    map.querySelector(selector)?.setAttribute('d', path);
    return pause();
  };
  await fill('[data-borders]', drawing.borders);
  for (const [id, path] of drawing.countries) await fill(`[data-country="${id}"]`, path);
  map.dataset.drawn = '';
}

/** Spec C3: the shapes only add to the map; whatever is wrong with them costs one console line. */
export async function addShapes(map: HTMLElement): Promise<void> {
  try {
    const json = await fetchJson(map.dataset.shapes ?? '', LIMITS);
    await pause();
    const shapes = readShapes(json);
    await pause();
    const homes = map.querySelectorAll<SVGElement>('[data-country]');
    const wanted = new Set(Array.from(homes, (home) => home.dataset.country ?? ''));
    await show(map, await inSlices(draw(shapes, wanted)));
  } catch (error) {
    console.warn(`map shapes: ${error instanceof Error ? error.message : error}`);
  }
}

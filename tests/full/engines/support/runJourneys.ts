import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { carousel } from '../carousel.ts';
import { choices } from '../choices.ts';
import type { Engine, EngineName } from '../drivers/engine.ts';
import { findEngine } from '../drivers/findEngine.ts';
import { form } from '../form.ts';
import { map } from '../map.ts';
import { menu } from '../menu.ts';
import { splash } from '../splash.ts';
import { type ListeningSite, startListeningSite } from './site.ts';
import { Visitor } from './visitor.ts';

const JOURNEYS = [...splash, ...menu, ...carousel, ...map, ...form, ...choices];

/** The one line that a page with a map may write [C3]: its shapes did not come, as nothing does here. */
const SHAPES_LINE = /^map shapes: /;

export function runJourneys(name: EngineName): void {
  const start = findEngine(name);
  if (!start) console.log(`journeys: ${name} was not found on this machine and is skipped`);
  describe.skipIf(!start)(name, () => {
    let engine: Engine;
    let site: ListeningSite;

    beforeAll(async () => {
      if (!start) return;
      [engine, site] = await Promise.all([start(), startListeningSite()]);
    });
    afterAll(async () => {
      await Promise.all([engine?.close(), site?.stop()]);
    });

    for (const { title, go } of JOURNEYS) {
      test(title, async () => {
        const visitor = new Visitor(await engine.newTab(), site.url);
        site.heard();
        try {
          await go(visitor);
        } finally {
          await visitor.close();
        }
        const lines = site.heard();
        const [shapes = [], others = []] = [true, false].map((expected) =>
          lines.filter((line) => SHAPES_LINE.test(line) === expected),
        );
        expect(others, 'the console stays quiet').toEqual([]);
        const maps = visitor.opened.filter((path) => path === '/contact');
        expect(shapes.length, shapes.join()).toBeLessThanOrEqual(maps.length);
      });
    }
  });
}

import { expect } from 'vitest';
import { overlap } from '../../e2e/support/boxes.ts';
import type { Journey } from './support/journey.ts';
import type { Visitor } from './support/visitor.ts';

const marker = (office: string) => `button[aria-describedby="${office}-tip"]`;
const tip = (office: string) => `#${office}-tip`;

/** Who works now, below the map: React, which answers Escape, is there. */
const HOURS = '#office-map p > b';

const offices = (visitor: Visitor) =>
  visitor.evaluate(
    (css) => [...document.querySelectorAll(css)].map(({ id }) => id.replace('-tip', '')),
    '[role=tooltip]',
  );

/** At the edge of the window a press may meet the scrollbar of the page. */
const panTo = (visitor: Visitor, office: string) =>
  visitor.evaluate(
    (css) => document.querySelector(css)?.scrollIntoView({ block: 'nearest', inline: 'center' }),
    marker(office),
  );

/** What is wrong with an office's tooltip; a tooltip that opened before React may still move. */
async function faultsOf(visitor: Visitor, office: string, all: string[]): Promise<string[]> {
  const inner = await visitor.box(tip(office));
  const [width, height] = await visitor.evaluate(() => {
    const { clientWidth, clientHeight } = document.documentElement;
    return [clientWidth, clientHeight] as const;
  });
  if (!inner || !(await visitor.isVisible(tip(office)))) return ['not shown'];
  const isInWindow =
    inner.x >= 0 &&
    inner.y >= 0 &&
    inner.x + inner.width <= width &&
    inner.y + inner.height <= height;
  const boxes = await Promise.all(
    all.map(async (other) => ({ other, box: await visitor.box(marker(other)) })),
  );
  return [
    ...(isInWindow ? [] : ['out of the window']),
    ...boxes.filter(({ box }) => box && overlap(inner, box)).map(({ other }) => `over ${other}`),
  ];
}

/** On small phones there is at times room only over another marker. */
const SMALL = 400;

export const map: Journey[] = [
  ...(
    [
      ['tap', 390, 844],
      ['tap', 390, 664],
      ['tap', 360, 640],
      ['tap', 768, 1024],
      ['tap', 1024, 768],
      ['hover', 1024, 768],
      ['hover', 1366, 650],
      ['click', 1440, 900],
    ] as const
  ).map(([hand, width, height]) => ({
    title: `a ${hand} on a marker shows its office in the window, ${width} × ${height} [C2]`,
    async go(visitor: Visitor) {
      await visitor.resize(width, height);
      await visitor.open('/contact');
      const all = await offices(visitor);
      expect(all).toHaveLength(7);
      for (const office of all) {
        await panTo(visitor, office);
        await visitor[hand](marker(office));
        const others = width < SMALL ? [] : all;
        await visitor.see(() => faultsOf(visitor, office, others), office).toEqual([]);
        await visitor.see(() => visitor.isVisible(HOURS)).toBe(true);
        await visitor.press('Escape');
        await visitor.see(() => visitor.isVisible(tip(office)), office).toBe(false);
      }
    },
  })),
  {
    title: 'a mouse shows one tooltip after the other [C2]',
    async go(visitor) {
      await visitor.resize(1366, 657);
      await visitor.open('/contact');
      const [first = '', second = ''] = await offices(visitor);
      await visitor.hover(marker(first));
      await visitor.see(() => visitor.isVisible(tip(first))).toBe(true);
      await visitor.hover(marker(second));
      await visitor.see(() => visitor.isVisible(tip(second))).toBe(true);
      await visitor.see(() => visitor.isVisible(tip(first))).toBe(false);
    },
  },
];

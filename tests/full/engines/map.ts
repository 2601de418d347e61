import { expect } from 'vitest';
import type { Journey } from './support/journey.ts';
import type { Box, Visitor } from './support/visitor.ts';

const marker = (office: string) => `button[aria-describedby="${office}-tip"]`;
const tip = (office: string) => `#${office}-tip`;

const offices = (visitor: Visitor) =>
  visitor.evaluate(
    (css) => [...document.querySelectorAll(css)].map(({ id }) => id.replace('-tip', '')),
    '[role=tooltip]',
  );

const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

async function expectWhole(visitor: Visitor, office: string, all: string[]) {
  await visitor.see(() => visitor.isVisible(tip(office)), office).toBe(true);
  const inner = await visitor.box(tip(office));
  const width = await visitor.evaluate(() => document.documentElement.clientWidth);
  expect(inner?.x, office).toBeGreaterThanOrEqual(0);
  expect((inner?.x ?? 0) + (inner?.width ?? 0), office).toBeLessThanOrEqual(width);
  for (const other of all) {
    const box = await visitor.box(marker(other));
    if (inner && box) expect(overlap(inner, box), `${office} over ${other}`).toBe(false);
  }
}

export const map: Journey[] = [
  ...(
    [
      ['tap', 390, 844],
      ['click', 1440, 900],
    ] as const
  ).map(([hand, width, height]) => ({
    title: `a ${hand} on a marker shows its office and hides no other, ${width} px [C2]`,
    async go(visitor: Visitor) {
      await visitor.resize(width, height);
      await visitor.open('/contact');
      const all = await offices(visitor);
      expect(all).toHaveLength(7);
      for (const office of all) {
        await visitor[hand](marker(office));
        await expectWhole(visitor, office, all);
      }
      const last = all.at(-1) ?? '';
      await visitor.press('Escape');
      await visitor.see(() => visitor.isVisible(tip(last))).toBe(false);
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

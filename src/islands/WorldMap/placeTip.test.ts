import { expect, test } from 'vitest';
import { placeTip } from './placeTip.ts';

const tip = { width: 200, height: 100 };
const frame = { left: 0, top: 0, right: 1440, bottom: 700 };
const markerAt = (x: number, y: number) => ({
  left: x - 18,
  right: x + 18,
  top: y - 18,
  bottom: y + 18,
});
const place = (x: number, y: number, over = {}) =>
  placeTip({ frame, marker: markerAt(x, y), tip, side: 'right', ...over });

test('[C2] it opens above and to its side', () => {
  expect(place(700, 300)).toEqual({ below: false, offset: 0 });
  expect(place(700, 300, { side: 'left' })).toEqual({ below: false, offset: -200 });
});

test('[C2] it turns over at either edge', () => {
  expect(place(1400, 300).offset).toBe(-200);
  expect(place(40, 300, { side: 'left' }).offset).toBe(0);
});

test('[C2] it opens below where the space above is not enough', () => {
  expect(place(700, 60).below).toBe(true);
});

test('[C2] it slides where neither side is enough, and stays inside the frame', () => {
  const narrow = { ...frame, right: 320 };
  for (let x = 20; x <= 300; x += 10) {
    const { offset } = place(x, 300, { frame: narrow });
    expect(x + offset).toBeGreaterThanOrEqual(0);
    expect(x + offset + tip.width).toBeLessThanOrEqual(320);
  }
});

test('[C2] it never loses its marker, even one that was panned out of sight', () => {
  expect(place(-300, 300).offset).toBe(0);
  expect(place(2_000, 300).offset).toBe(-200);
});

import type { Locator } from '@playwright/test';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const boxesOf = (elements: Locator): Promise<Box[]> =>
  elements.evaluateAll((all) => all.map((element) => element.getBoundingClientRect().toJSON()));

export const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

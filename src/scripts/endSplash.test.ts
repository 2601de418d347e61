// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';

let playState: AnimationPlayState;

beforeEach(() => {
  vi.resetModules();
  playState = 'running';
  // happy-dom has no animations.
  Element.prototype.getAnimations = () => [{ playState } as Animation];
  document.documentElement.removeAttribute('data-seen');
  document.body.innerHTML = '<section data-splash=""></section>';
});

const splash = () => document.querySelector('[data-splash]');
const pressSpace = () => {
  const press = new KeyboardEvent('keydown', { key: ' ', cancelable: true });
  dispatchEvent(press);
  return press.defaultPrevented;
};

test('the space bar means the splash while it is there [L3]', async () => {
  await import('./endSplash.ts');
  expect(pressSpace()).toBe(true);
  splash()?.dispatchEvent(new Event('animationend'));
  expect(splash()).toBeNull();
  expect(pressSpace()).toBe(false);
});

test('a splash that was seen before is out of the page, and the space bar scrolls', async () => {
  document.documentElement.dataset.seen = 'splash';
  await import('./endSplash.ts');
  expect(splash()).toBeNull();
  expect(pressSpace()).toBe(false);
});

test('a splash that has left before the script came is out of the page, too', async () => {
  playState = 'finished';
  await import('./endSplash.ts');
  expect(splash()).toBeNull();
  expect(pressSpace()).toBe(false);
});

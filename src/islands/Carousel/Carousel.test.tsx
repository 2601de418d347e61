// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Carousel } from './Carousel.tsx';

const CARD = 400;
const STEP = CARD + 30;

/** happy-dom has no layout: six cards in a row, of which the strip shows as many as the test says. */
function layOut(perView: number, direction: 'ltr' | 'rtl' = 'ltr') {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(perView * STEP - 30);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const at = Number(this.getAttribute('data-at') ?? 0);
    return new DOMRect((direction === 'rtl' ? -at : at) * STEP, 0, CARD, 300);
  });
  document.documentElement.style.direction = direction;
  vi.spyOn(Element.prototype, 'scrollTo').mockImplementation(function (
    this: Element,
    to?: ScrollToOptions | number,
  ) {
    this.scrollLeft = typeof to === 'object' ? (to.left ?? 0) : 0;
  });
}

const labels = {
  carousel: 'carousel',
  previous: 'Back',
  next: 'On',
  position: '{from} to {to} of {of}',
  positionOne: '{from} of {of}',
};

const carousel = (
  <Carousel title="Features" cards={6} locale="en" labels={labels}>
    {[0, 1, 2, 3, 4, 5].map((at) => (
      // biome-ignore lint/a11y/useSemanticElements: a slide of the ARIA carousel pattern is a group
      <div key={at} role="group" aria-label={`Card ${at + 1}`} data-at={at} />
    ))}
  </Carousel>
);

const strip = () => screen.getByRole('group', { name: 'Features' });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => layOut(3));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('Next moves the strip by a card and its gap, and says so [V3]', () => {
  render(carousel);
  expect(screen.getByText('1 to 3 of 6')).toBeDefined();
  press('On');
  expect(strip().scrollLeft).toBe(STEP);
  expect(screen.getByText('2 to 4 of 6')).toBeDefined();
});

test('Next after the last position and Previous at the first wrap around [V3]', () => {
  render(carousel);
  press('Back');
  expect(strip().scrollLeft).toBe(3 * STEP);
  press('On');
  expect(strip().scrollLeft).toBe(0);
});

test('where one card fits, the last position shows the last card [V3]', () => {
  layOut(1);
  render(carousel);
  press('Back');
  expect(strip().scrollLeft).toBe(5 * STEP);
  expect(screen.getByText('6 of 6')).toBeDefined();
});

test('the buttons go on from where the visitor scrolled to [V3]', () => {
  render(carousel);
  strip().scrollLeft = 2 * STEP;
  fireEvent(strip(), new Event('scrollend'));
  expect(screen.getByText('3 to 5 of 6')).toBeDefined();
  press('On');
  expect(strip().scrollLeft).toBe(3 * STEP);
});

test('a strip between two cards does not change the position [V3]', () => {
  render(carousel);
  strip().scrollLeft = 0.6 * STEP;
  fireEvent(strip(), new Event('scrollend'));
  expect(screen.getByText('1 to 3 of 6')).toBeDefined();
});

test.each([
  ['ArrowRight', 1],
  ['ArrowLeft', 3],
  ['End', 3],
  ['Home', 0],
])('%s moves the strip with the focus to index %i [V3]', (key, index) => {
  render(carousel);
  fireEvent.keyDown(strip(), { key });
  expect(strip().scrollLeft).toBe(index * STEP);
});

test('shortcuts of the browser are not taken [V3]', () => {
  render(carousel);
  fireEvent.keyDown(strip(), { key: 'ArrowRight', altKey: true });
  expect(strip().scrollLeft).toBe(0);
});

test('read from right to left, the left arrow goes on [V3]', () => {
  layOut(3, 'rtl');
  render(carousel);
  fireEvent.keyDown(strip(), { key: 'ArrowLeft' });
  expect(strip().scrollLeft).toBe(-STEP);
});

test('without React there are no buttons, and hydration begins where the strip is [V3]', async () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(carousel);
  document.body.append(page);
  expect(screen.queryAllByRole('button')).toEqual([]);
  strip().scrollLeft = STEP;
  await act(async () => render(carousel, { container: page, hydrate: true }));
  expect(screen.getByText('2 to 4 of 6')).toBeDefined();
  press('On');
  expect(strip().scrollLeft).toBe(2 * STEP);
  page.remove();
});

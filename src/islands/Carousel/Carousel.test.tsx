import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Carousel } from './Carousel.tsx';

const CARD = 400;
const STEP = CARD + 30;

/** happy-dom has no layout: six cards in a row, of which the strip shows as many as the test says. */
function layOut(perView: number) {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(perView * STEP - 30);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(Number(this.getAttribute('data-at') ?? 0) * STEP, 0, CARD, 300);
  });
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
afterEach(cleanup);

test('where one card fits, the last position shows the last card [V3]', () => {
  layOut(1);
  render(carousel);
  press('Back');
  expect(strip().scrollLeft).toBe(5 * STEP);
  expect(screen.getByText('6 of 6')).toBeDefined();
});

test('a strip between two cards does not change the position [V3]', () => {
  render(carousel);
  strip().scrollLeft = 0.6 * STEP;
  fireEvent(strip(), new Event('scrollend'));
  expect(screen.getByText('1 to 3 of 6')).toBeDefined();
});

test('a strip that stands still on its way to a card does not change the position [V3]', () => {
  render(carousel);
  press('Back');
  strip().scrollLeft = 0;
  fireEvent(strip(), new Event('scrollend'));
  expect(screen.getByText('4 to 6 of 6')).toBeDefined();
  fireEvent.pointerDown(strip()); // the visitor has stopped it
  fireEvent(strip(), new Event('scrollend'));
  expect(screen.getByText('1 to 3 of 6')).toBeDefined();
});

test('a strip that Shift and the wheel have set off does not change the position on its way [V3]', () => {
  render(carousel);
  // A WheelEvent of happy-dom has no keys.
  const wheel = new WheelEvent('wheel', { deltaY: 1, bubbles: true });
  fireEvent(strip(), Object.assign(wheel, { shiftKey: true }));
  expect(screen.getByText('2 to 4 of 6')).toBeDefined();
  strip().scrollLeft = 0;
  fireEvent(strip(), new Event('scrollend'));
  expect(screen.getByText('2 to 4 of 6')).toBeDefined();
  fireEvent.wheel(strip(), { deltaX: 1 }); // the visitor scrolls it by hand
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
  expect(fireEvent.keyDown(strip(), { key })).toBe(false); // the browser does not scroll as well
  expect(strip().scrollLeft).toBe(index * STEP);
});

test('shortcuts of the browser are not taken [V3]', () => {
  render(carousel);
  expect(fireEvent.keyDown(strip(), { key: 'ArrowRight', altKey: true })).toBe(true);
  expect(strip().scrollLeft).toBe(0);
});

test('where lines run to the left, the next card lies at the left, and so do keys and wheel [V3]', () => {
  render(<div style={{ direction: 'rtl' }}>{carousel}</div>);
  fireEvent.keyDown(strip(), { key: 'ArrowLeft' });
  expect(strip().scrollLeft).toBe(-STEP);
  expect(screen.getByText('2 to 4 of 6')).toBeDefined();
  fireEvent.keyDown(strip(), { key: 'ArrowRight' });
  expect(screen.getByText('1 to 3 of 6')).toBeDefined();
});

import type { Journey } from './support/journey.ts';
import type { Visitor } from './support/visitor.ts';

const NEXT = '#key-features button:last-of-type';
const PREVIOUS = '#key-features button:first-of-type';

/** The cards that stand wholly inside the strip, counted from 0. */
const cardsInView = (visitor: Visitor) =>
  visitor.evaluate(() => {
    const strip = document.getElementById('key-features-cards');
    const box = strip?.getBoundingClientRect();
    if (!strip || !box) return [];
    return [...strip.querySelectorAll('[role=group]')].flatMap((card, index) => {
      const { left, right } = card.getBoundingClientRect();
      return left > box.left - 2 && right < box.right + 2 ? [index] : [];
    });
  });

const walk =
  (hand: 'click' | 'tap', [width, height]: [number, number], steps: [string, number[]][]) =>
  async (visitor: Visitor) => {
    await visitor.resize(width, height);
    await visitor.open('/services/analog-and-mixed-signal');
    await visitor.hover('#key-features h2'); // the buttons come with the code, when it is near
    for (const [button, cards] of steps) {
      await visitor[hand](button);
      await visitor.see(() => cardsInView(visitor), button).toEqual(cards);
    }
  };

export const carousel: Journey[] = [
  {
    title: 'next and previous move the cards and start again at an end [V3]',
    go: walk(
      'click',
      [1440, 900],
      [
        [NEXT, [1, 2, 3]],
        [NEXT, [2, 3, 4]],
        [PREVIOUS, [1, 2, 3]],
        [PREVIOUS, [0, 1, 2]],
        [PREVIOUS, [3, 4, 5]],
        [NEXT, [0, 1, 2]],
      ],
    ),
  },
  {
    title: 'a phone shows the cards one by one [V3]',
    go: walk(
      'tap',
      [390, 844],
      [
        [NEXT, [1]],
        [NEXT, [2]],
        [PREVIOUS, [1]],
      ],
    ),
  },
];

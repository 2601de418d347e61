import type { ReactNode } from 'react';
import { pageOwned } from '../pageOwned.ts';
import styles from './Carousel.later.module.css';
import { type PositionLabels, useCarousel } from './useCarousel.ts';

export interface CarouselProps {
  /** Id of its heading, which is among the children. */
  heading: string;
  /** What the part is, for screen readers. */
  description: string;
  /** How many cards the children hold. */
  cards: number;
  labels: PositionLabels;
  /** CarouselParts: HTML that is in the page once and is never rendered again. */
  children?: ReactNode;
}

/** The behaviour of the strip; before it and without it src/browser/stripButtons.ts moves it. */
export function Carousel({ heading, description, cards, labels, children }: CarouselProps) {
  return (
    <section
      className={styles.carousel}
      aria-roledescription={description}
      aria-labelledby={heading}
      {...useCarousel(cards, labels)}
      {...pageOwned(children)}
    />
  );
}

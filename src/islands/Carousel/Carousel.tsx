import type { ReactNode } from 'react';
import { Arrow } from '../../components/Arrow.tsx';
import { fillText } from '../../lib/placeholders.ts';
import styles from './Carousel.later.module.css';
import { CARDS_PER_PAGE, type CarouselState, span } from './carousel.ts';
import { useCarousel } from './useCarousel.ts';

export interface CarouselLabels {
  /** What the part is, for screen readers. */
  carousel: string;
  previous: string;
  next: string;
  /** {from}, {to}, {of} */
  position: string;
  /** {from}, {of}: where one card fits. */
  positionOne: string;
}

export interface CarouselProps {
  title: string;
  /** How many cards the children hold. */
  cards: number;
  labels: CarouselLabels;
  /** The cards, each marked with `data-card`: HTML that is in the page once and is never rendered again. */
  children?: ReactNode;
}

export function Carousel({ title, cards, labels, children }: CarouselProps) {
  const carousel = useCarousel(cards);
  return (
    <section
      ref={carousel.root}
      className={styles.carousel}
      aria-roledescription={labels.carousel}
      aria-labelledby={carousel.heading}
    >
      <header className={`grid opening ${styles.head}`}>
        <h2 className={`heading ${styles.title}`} id={carousel.heading}>
          {title}
        </h2>
        <div className={styles.controls}>
          <Position state={carousel.state} labels={labels} />
          <div className={styles.rail} aria-hidden="true" />
          <button
            className={styles.square}
            type="button"
            aria-label={labels.previous}
            {...carousel.previous}
          >
            <Arrow back />
          </button>
          <button
            className={styles.square}
            type="button"
            aria-label={labels.next}
            {...carousel.next}
          >
            <Arrow />
          </button>
        </div>
      </header>
      <div className={styles.strip} {...carousel.strip}>
        {children}
      </div>
    </section>
  );
}

interface PositionProps {
  state: CarouselState;
  labels: CarouselLabels;
}

/** One wording for each number of cards in view; the style sheet shows the one that holds. */
function Position({ state, labels }: PositionProps) {
  const pages = Array.from({ length: CARDS_PER_PAGE }, (_, at) => at + 1);
  return (
    <p className={`note ${styles.position}`} aria-live="polite">
      {pages.map((perPage) => (
        <span key={perPage} data-per={perPage}>
          {fillText(
            perPage === 1 ? labels.positionOne : labels.position,
            span({ ...state, perPage }),
          )}
        </span>
      ))}
    </p>
  );
}

import { type ReactNode, useId } from 'react';
import { Arrow } from '../../components/Arrow.tsx';
import { fillText } from '../../lib/placeholders.ts';
import styles from './Carousel.later.module.css';
import { CARDS_PER_PAGE, span } from './carousel.ts';
import type { PositionLabels } from './useCarousel.ts';

export interface CarouselPartsProps {
  /** Id of the heading. */
  heading: string;
  title: string;
  cards: number;
  locale: string;
  labels: PositionLabels & { previous: string; next: string };
  /** The cards, each marked with `data-card`. */
  children: ReactNode;
}

/**
 * The static HTML of the carousel, which reaches the island as its child: a translator or an extension
 * may change it, and the island only writes attributes and the position to it.
 */
export function CarouselParts(props: CarouselPartsProps) {
  const { heading, title, cards, locale, labels, children } = props;
  const strip = useId();
  const pages = Array.from({ length: CARDS_PER_PAGE }, (_, at) => at + 1);
  const step = (name: 'previous' | 'next') =>
    ({
      className: styles.square,
      type: 'button',
      'aria-label': labels[name],
      'aria-controls': strip,
      'data-step': name,
    }) as const;
  const stripProps = {
    id: strip,
    role: 'group',
    'aria-labelledby': heading,
    tabIndex: 0, // what scrolls can be scrolled with the keyboard
    'data-strip': '',
  } as const;
  return (
    <>
      <header className={`grid opening ${styles.head}`}>
        <h2 className={`heading ${styles.title}`} id={heading}>
          {title}
        </h2>
        <div className={styles.controls}>
          {/* One wording for each number of cards in view; the style sheet shows the one that holds. */}
          <p className={`note ${styles.position}`} aria-live="polite">
            {pages.map((perPage) => (
              <span key={perPage} data-per={perPage}>
                {fillText(
                  perPage === 1 ? labels.positionOne : labels.position,
                  span({ cards, perPage, index: 0 }),
                  locale,
                )}
              </span>
            ))}
          </p>
          <div className={styles.rail} aria-hidden="true" />
          <button {...step('previous')}>
            <Arrow back />
          </button>
          <button {...step('next')}>
            <Arrow />
          </button>
        </div>
      </header>
      <div className={styles.strip} {...stripProps}>
        {children}
      </div>
    </>
  );
}

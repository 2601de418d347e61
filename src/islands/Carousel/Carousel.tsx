import type { ReactNode } from 'react';
import { Arrow } from '../../components/Arrow.tsx';
import { fillText } from '../../lib/placeholders.ts';
import { PlainFallback } from '../shared/PlainFallback.tsx';
import { TranslatableText } from '../shared/TranslatableText.tsx';
import { useHydrated } from '../shared/useHydrated.ts';
import styles from './Carousel.deferred.module.css';
import { cardsInView } from './carouselReducer.ts';
import { useCarousel } from './useCarousel.ts';

interface CarouselLabels {
  /** The role description for screen readers. */
  carousel: string;
  previous: string;
  next: string;
  /** {from}, {to}, {of} */
  position: string;
  /** {from}, {of}: where one card fits. */
  positionOne: string;
}

interface CarouselProps {
  title: string;
  /** How many cards the children hold. */
  cards: number;
  locale: string;
  labels: CarouselLabels;
  /** Elements of the role `group`: static HTML that React does not render. */
  children?: ReactNode;
}

/** Constant ids: those of `useId` would change if React had to render anew. */
const ID = 'key-features';
const HEADING_ID = 'features';
const STRIP_ID = `${ID}-cards`;

const STRIP = {
  id: STRIP_ID,
  role: 'group',
  'aria-labelledby': HEADING_ID,
  tabIndex: 0, // so that arrow keys scroll it
} as const;

/** Without React this is a strip that scrolls, with a scrollbar and without buttons. */
export function Carousel(props: CarouselProps) {
  return (
    <PlainFallback id={ID}>
      <CardStrip {...props} />
    </PlainFallback>
  );
}

function CardStrip({ title, cards, locale, labels, children }: CarouselProps) {
  const { state, next, previous, stripProps } = useCarousel(cards);
  const isHydrated = useHydrated();
  const position = state.perView === 1 ? labels.positionOne : labels.position;
  return (
    <section
      className={styles.carousel}
      aria-roledescription={labels.carousel}
      aria-labelledby={HEADING_ID}
    >
      <header className={`grid opening ${styles.head}`}>
        <TranslatableText as="h2" className={`heading ${styles.title}`} id={HEADING_ID}>
          {title}
        </TranslatableText>
        <div className={`screen-only ${styles.controls}`} hidden={!isHydrated}>
          <TranslatableText as="p" className={`note ${styles.position}`} aria-live="polite">
            {fillText(position, cardsInView(state), locale)}
          </TranslatableText>
          <div
            className={styles.rail}
            aria-hidden="true"
            style={{ '--cards': cards, '--index': state.index }}
          />
          <button
            className={styles.square}
            type="button"
            aria-label={labels.previous}
            aria-controls={STRIP_ID}
            onClick={previous}
          >
            <Arrow back />
          </button>
          <button
            className={styles.square}
            type="button"
            aria-label={labels.next}
            aria-controls={STRIP_ID}
            onClick={next}
          >
            <Arrow />
          </button>
        </div>
      </header>
      <div className={styles.strip} {...STRIP} {...stripProps}>
        {children}
      </div>
    </section>
  );
}

import '../../styles/figures.later.css';
import { InlineSvg } from '../../components/InlineSvg.tsx';
import { localDigits } from '../../lib/numerals.ts';
import { fillText } from '../../lib/placeholders.ts';
import styles from './FeatureCards.later.module.css';

export interface Feature {
  title: string;
  text: string;
  /** What the drawing shows; without it the card says it all and the drawing is not told. */
  alt?: string | undefined;
  /** The drawing: its shapes, and its words in their places. */
  shapes: string;
}

export interface FeatureCardsProps {
  features: readonly Feature[];
  /** What a card is, for screen readers. */
  slide: string;
  /** {from}, {of} */
  position: string;
  locale: string;
}

/** A slide of the ARIA carousel pattern is a group; no HTML element is one that fits. */
const slideOf = (what: string, name: string) => ({
  role: 'group',
  'aria-roledescription': what,
  'aria-label': name,
});

/** The cards of the carousel: static HTML, which the carousel moves but does not render. */
export function FeatureCards({ features, slide, position, locale }: FeatureCardsProps) {
  return (
    <div className={styles.track}>
      {features.map(({ title, text, alt, shapes }, at) => (
        <div
          key={title}
          className={styles.card}
          {...slideOf(slide, fillText(position, { from: at + 1, of: features.length }, locale))}
        >
          <svg
            className={`fig ${styles.figure}`}
            role="img"
            aria-label={alt}
            aria-hidden={alt ? undefined : true}
          >
            <InlineSvg shapes={shapes} />
          </svg>
          <h3 className={`title ${styles.title}`}>{title}</h3>
          <p className={styles.text}>{text}</p>
          <p className={`note ${styles.number}`} aria-hidden="true">
            {localDigits(String(at + 1), locale)}
          </p>
        </div>
      ))}
    </div>
  );
}

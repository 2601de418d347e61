import { stripBreakMarks } from '../../lib/breaks.ts';
import '../../styles/figures.deferred.css';
import { Arrow } from '../../components/Arrow.tsx';
import { InlineSvg } from '../../components/InlineSvg.tsx';
import { localDigits } from '../../lib/numerals.ts';
import { fillText } from '../../lib/placeholders.ts';
import styles from './FeatureCards.deferred.module.css';

interface Feature {
  title: string;
  text: string;
  /** Without it the drawing is decoration, and hidden from screen readers. */
  alt?: string | undefined;
  /** SVG markup of the drawing. */
  shapes: string;
}

interface FeatureCardsProps {
  features: readonly Feature[];
  /** Role description for screen readers. */
  slide: string;
  /** {from}, {of} */
  position: string;
  locale: string;
  /** The link from one card to the calculation below. */
  calculation?: { card: number; text: string; lang?: string | undefined } | undefined;
}

/** A slide of the ARIA carousel pattern has the role `group`; no HTML element has it. */
const slideProps = (roleDescription: string, name: string) => ({
  role: 'group',
  'aria-roledescription': roleDescription,
  'aria-label': name,
});

/** The cards of the carousel: static HTML, passed to the island as children. */
export function FeatureCards({
  features,
  slide,
  position,
  locale,
  calculation,
}: FeatureCardsProps) {
  return (
    <div className={styles.track}>
      {features.map(({ title, text, alt, shapes }, index) => (
        <div
          key={title}
          className={styles.card}
          {...slideProps(
            slide,
            fillText(position, { from: index + 1, of: features.length }, locale),
          )}
        >
          <svg
            className={`fig ${styles.figure}`}
            role="img"
            aria-label={alt && stripBreakMarks(alt)}
            aria-hidden={alt ? undefined : true}
          >
            <InlineSvg shapes={shapes} />
          </svg>
          <h3 className={`title ${styles.title}`}>{title}</h3>
          <p className={`quiet ${styles.text}`}>{text}</p>
          {calculation?.card === index + 1 && (
            <p className={styles.calculation}>
              <a className="link" href="#calculation" lang={calculation.lang}>
                {calculation.text}
              </a>
              <Arrow down />
            </p>
          )}
          <p className={`note ${styles.number}`} aria-hidden="true">
            {localDigits(String(index + 1), locale)}
          </p>
        </div>
      ))}
    </div>
  );
}

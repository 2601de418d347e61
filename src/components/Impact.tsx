import { useId } from 'react';
import type { Highlight } from '../content/schemas/highlights.ts';
import { numeralSizes, shownFigure, textAfterFigure } from '../lib/numerals.ts';
import styles from './Impact.deferred.module.css';
import { UnbrokenHyphens } from './UnbrokenHyphens.tsx';

type Highlights = readonly Highlight[];

interface ImpactProps {
  title: string;
  highlights: Highlights;
  /** For the digits of the figures. */
  locale: string;
}

const figuresOf = (highlights: Highlights) =>
  highlights.flatMap(({ figure }) => (figure ? [figure] : []));

export function Impact({ title, highlights, locale }: ImpactProps) {
  const heading = useId();
  const sizes = numeralSizes(figuresOf(highlights));
  const largest = Math.max(...sizes.values());
  return (
    <section className="wrap section" aria-labelledby={heading}>
      <header className="grid opening">
        <h2 className={`heading ${styles.title}`} id={heading}>
          {title}
        </h2>
      </header>
      <ul className={`grid ${styles.highlights}`}>
        {highlights.map(({ figure, text, note }) =>
          figure ? (
            <li
              key={text}
              className={styles.measure}
              data-largest={sizes.get(figure) === largest || undefined}
            >
              <p className={styles.row}>
                <strong
                  className={`ltr ${styles.numeral}`}
                  style={{ '--size': sizes.get(figure) }}
                  // A screen reader hears the figure in the sentence, if it is there, and not twice.
                  aria-hidden={text.indexOf(shownFigure(figure, text, locale)) > 0 || undefined}
                >
                  {shownFigure(figure, text, locale)}
                </strong>{' '}
                <span className={`quiet ${styles.text}`}>
                  {textAfterFigure(text, shownFigure(figure, text, locale))}
                  {note && <span className={styles.note}>{note}</span>}
                </span>
              </p>
            </li>
          ) : (
            <li key={text} className={styles.fact}>
              <p>
                <UnbrokenHyphens text={text} />
              </p>
              {note && <span className={styles.note}>{note}</span>}
            </li>
          ),
        )}
      </ul>
    </section>
  );
}

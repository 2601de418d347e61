import { useId } from 'react';
import type { Highlight } from '../content/schemas/highlights.ts';
import { afterFigure, numeralSizes, shownFigure } from '../lib/numerals.ts';
import styles from './Impact.later.module.css';
import { WholeWords } from './WholeWords.tsx';

type Highlights = readonly Highlight[];

export interface ImpactProps {
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
                  // Where the sentence says the figure itself, it is told once.
                  aria-hidden={text.indexOf(shownFigure(figure, text, locale)) > 0 || undefined}
                >
                  {shownFigure(figure, text, locale)}
                </strong>{' '}
                <span className={styles.text}>
                  {afterFigure(text, shownFigure(figure, text, locale))}
                  {note && <span className={styles.note}>{note}</span>}
                </span>
              </p>
            </li>
          ) : (
            <li key={text} className={styles.fact}>
              <p>
                <WholeWords text={text} />
              </p>
              {note && <span className={styles.note}>{note}</span>}
            </li>
          ),
        )}
      </ul>
    </section>
  );
}

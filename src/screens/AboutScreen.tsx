import { useId } from 'react';
import type { PictureData } from '../assets/pictures.ts';
import { DeferredStyles } from '../components/DeferredStyles.tsx';
import { Phrases } from '../components/Phrases.tsx';
import { Picture } from '../components/Picture.tsx';
import { Plate } from '../components/Plate.tsx';
import type { AboutContent } from '../content/schemas/about.ts';
import type { Office } from '../content/schemas/offices.ts';
import { shownFigure, textAfterFigure } from '../lib/numerals.ts';
import { DayOfOffices } from './About/DayOfOffices.tsx';
import styles from './AboutScreen.module.css';
import { ExampleLink, type ExampleLinkProps } from './Example/ExampleLink.tsx';

interface AboutScreenProps {
  content: AboutContent;
  wide: PictureData;
  side: PictureData;
  /** The way to the worked example, where there is one. */
  example: ExampleLinkProps | undefined;
  offices: readonly Office[];
  /** The map of the offices. */
  mapPath: string;
  /** For digits and times. */
  locale: string;
}

export function AboutScreen(props: AboutScreenProps) {
  const { content, wide, side, offices, mapPath, example, locale } = props;
  const id = useId();
  return (
    <>
      <div className={styles.wide}>
        <Picture picture={wide} priority />
      </div>
      <section className={`wrap grid ${styles.about}`} aria-labelledby={`${id}who`}>
        <h1 className="label" id={`${id}who`}>
          {content.label}
        </h1>
        <p className={`statement ${styles.statement}`}>
          <Phrases phrases={content.statement} />
        </p>
        <div className={styles.text}>
          <p className={styles.lead}>{content.lead}</p>
          {content.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {content.highlights.map(({ id: key, figure, text }) => {
            const shown = figure && shownFigure(figure, text, locale);
            return (
              <p key={key} className={styles.highlight}>
                {shown && (
                  <>
                    <strong className="ltr">{shown}</strong>{' '}
                  </>
                )}
                <span>{shown ? textAfterFigure(text, shown) : text}</span>
              </p>
            );
          })}
        </div>
        <DeferredStyles />
        <Plate className={styles.side} picture={side} fiducials />
      </section>
      {offices.length > 0 && <DayOfOffices words={content.day} {...{ offices, locale, mapPath }} />}
      {example && <ExampleLink {...example} />}
    </>
  );
}

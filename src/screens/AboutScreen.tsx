import { useId } from 'react';
import type { PictureData } from '../build/pictures.ts';
import { Impact } from '../components/Impact.tsx';
import { LaterStyles } from '../components/LaterStyles.tsx';
import { Phrases } from '../components/Phrases.tsx';
import { Picture } from '../components/Picture.tsx';
import { Plate } from '../components/Plate.tsx';
import { SectionHeading } from '../components/SectionHeading.tsx';
import type { AboutContent } from '../content/schemas/about.ts';
import styles from './AboutScreen.module.css';

export interface AboutScreenProps {
  content: AboutContent;
  wide: PictureData;
  side: PictureData;
  /** {ratio}: the note beside numerals drawn to scale. */
  scale: string;
  /** For the digits of figures. */
  locale: string;
}

export function AboutScreen({ content, wide, side, scale, locale }: AboutScreenProps) {
  const id = useId();
  return (
    <>
      <div className={styles.wide}>
        <Picture picture={wide} first />
      </div>
      <section className={`wrap grid ${styles.about}`} aria-labelledby={`${id}who`}>
        <h1 className={`label ${styles.label}`} id={`${id}who`}>
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
        </div>
        <LaterStyles />
        <Plate className={styles.side} picture={side} fiducials />
      </section>
      {content.highlights.length > 0 && (
        <Impact
          title={content.impact}
          scale={scale}
          highlights={content.highlights}
          locale={locale}
        />
      )}
      <section className="wrap section" aria-labelledby={`${id}fields`}>
        <SectionHeading id={`${id}fields`} title={content.fieldsTitle} />
        <dl className={styles.fields}>
          {content.fields.map((field) => (
            <div key={field.title}>
              <dt className="title">{field.title}</dt>
              <dd>{field.text}</dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  );
}

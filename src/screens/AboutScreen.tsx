import { useId } from 'react';
import type { PictureData } from '../assets/pictures.ts';
import { DeferredStyles } from '../components/DeferredStyles.tsx';
import { Impact } from '../components/Impact.tsx';
import { Phrases } from '../components/Phrases.tsx';
import { Picture } from '../components/Picture.tsx';
import { Plate } from '../components/Plate.tsx';
import type { ServiceLink } from '../content/load.ts';
import type { AboutContent } from '../content/schemas/about.ts';
import { FieldsOfWork } from './About/FieldsOfWork.tsx';
import styles from './AboutScreen.module.css';
import { ExampleLink, type ExampleLinkProps } from './Example/ExampleLink.tsx';

interface AboutScreenProps {
  content: AboutContent;
  wide: PictureData;
  side: PictureData;
  /** What the fields of work link to. */
  services: readonly ServiceLink[];
  /** The way to the worked example, where there is one. */
  example: ExampleLinkProps | undefined;
  /** For the digits of figures. */
  locale: string;
}

export function AboutScreen(props: AboutScreenProps) {
  const { content, wide, side, services, example, locale } = props;
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
        </div>
        <DeferredStyles />
        <Plate className={styles.side} picture={side} fiducials />
      </section>
      {content.highlights.length > 0 && (
        <Impact title={content.impact} highlights={content.highlights} locale={locale} />
      )}
      <FieldsOfWork title={content.fieldsTitle} fields={content.fields} services={services} />
      {example && <ExampleLink {...example} />}
    </>
  );
}

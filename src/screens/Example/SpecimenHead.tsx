import { DeferredStyles } from '../../components/DeferredStyles.tsx';
import type { Layer, Specimen } from '../../content/example/loadExample.ts';
import type { SpecimenWords } from '../../content/schemas/examplePage.ts';
import { headingSize } from '../../lib/headingSize.ts';
import { fillText } from '../../lib/placeholders.ts';
import { RequirementTable } from './RequirementTable.tsx';
import { Row } from './Row.tsx';
import styles from './SpecimenHead.module.css';
import { TitleBlock } from './TitleBlock.tsx';

interface SpecimenHeadProps {
  layer: Layer & { specimen: Specimen };
  /** How many layers there are. */
  total: number;
  words: SpecimenWords;
  /** The index of the example. */
  index: { title: string; href: string; made: string };
  /** The language of the page, where the specimen is in another. */
  language: string | undefined;
  /** '19 November 2026' */
  day: string;
  locale: string;
  address: string;
}

/** The first view of a specimen, and what it shows. */
export function SpecimenHead(props: SpecimenHeadProps) {
  const { layer, total, words, index, language, day, locale, address } = props;
  const { specimen, number } = layer;
  return (
    <>
      <header className={`wrap ${styles.head}`}>
        <p className={`screen-only ${styles.crumb}`}>
          <a className="link" href={index.href} lang={language}>
            {index.title}
          </a>{' '}
          <span>{fillText(words.layer, { number, total }, locale)}</span>
        </p>
        <h1 className={styles.title} style={headingSize(specimen.title)}>
          {specimen.title}
        </h1>
        <p className={styles.verdict}>
          <b>{specimen.verdict}.</b> <span lang={language}>{index.made}</span>
        </p>
      </header>
      <TitleBlock {...{ specimen, words, day, locale, address }} />
      <DeferredStyles />
      <Row title={words.requirements}>
        <RequirementTable rows={specimen.requirements} words={words} />
      </Row>
    </>
  );
}

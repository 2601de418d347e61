import type { Construction } from '../../build/construction.ts';
import type { Drawing } from '../../build/logo.ts';
import { ButtonLink } from '../../components/Button.tsx';
import { LaterStyles } from '../../components/LaterStyles.tsx';
import { Phrases } from '../../components/Phrases.tsx';
import type { SiteContent } from '../../content/load.ts';
import type { Labels } from '../../content/schemas/labels.ts';
import type { LandingContent } from '../../content/schemas/landing.ts';
import { headingSize } from '../../lib/headingSize.ts';
import styles from './Hero.module.css';
import later from './HeroActions.later.module.css';
import { Mark } from './Mark.tsx';

export interface HeroProps {
  content: LandingContent;
  labels: Labels;
  paths: SiteContent['paths'];
  mark: Drawing;
  construction: Construction;
}

export function Hero({ content, labels, paths, mark, construction }: HeroProps) {
  return (
    <section className={`wrap grid ${styles.hero}`}>
      <hgroup className={styles.text}>
        <h1 className="label">{content.label}</h1>
        <p
          className={`statement ${styles.statement}`}
          style={headingSize(content.statement.join(' '))}
        >
          <Phrases phrases={content.statement} />
        </p>
      </hgroup>
      <p className={`lead ${styles.lead}`}>{content.lead}</p>
      <figure className={styles.mark}>
        <Mark mark={mark} construction={construction} />
        <figcaption className={styles.caption}>
          <img src="/favicon.svg" width={32} height={32} alt={labels.mark} />
          <span className="note" aria-hidden="true">
            {content.markCaption}
          </span>
        </figcaption>
      </figure>
      <LaterStyles />
      <p className={later.actions}>
        <ButtonLink href={paths.contactForm} arrow>
          {content.actions.write}
        </ButtonLink>
        <ButtonLink href={paths.services} look="line">
          {content.actions.services}
        </ButtonLink>
      </p>
    </section>
  );
}

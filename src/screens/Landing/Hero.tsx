import type { Construction } from '../../assets/constructionLines.ts';
import type { LogoShapes } from '../../assets/logo.ts';
import { ButtonLink } from '../../components/Button.tsx';
import { DeferredStyles } from '../../components/DeferredStyles.tsx';
import { Phrases } from '../../components/Phrases.tsx';
import type { SiteContent } from '../../content/load.ts';
import type { SiteLabels } from '../../content/schemas/labels.ts';
import type { LandingContent } from '../../content/schemas/landing.ts';
import { stripBreakMarks } from '../../lib/breaks.ts';
import { headingSize } from '../../lib/headingSize.ts';
import deferred from './Hero.deferred.module.css';
import styles from './Hero.module.css';
import { Mark } from './Mark.tsx';

interface HeroProps {
  content: LandingContent;
  labels: SiteLabels;
  paths: SiteContent['paths'];
  mark: LogoShapes;
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
        <DeferredStyles />
        <figcaption className={deferred.caption}>
          <img src="/favicon.svg" width={32} height={32} alt={stripBreakMarks(labels.mark)} />
          <span className="note" aria-hidden="true">
            {content.markCaption}
          </span>
        </figcaption>
      </figure>
      <p className={deferred.actions}>
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

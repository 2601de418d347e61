import './properties.css';
import { useId } from 'react';
import { StyleRules } from '../../../components/StyleRules.tsx';
import type { ServiceLink } from '../../../content/load.ts';
import type { ScaleContent } from '../../../content/schemas/scale.ts';
import type { ScaleDrawings } from '../../../drawings/scale/scaleDrawings.ts';
import styles from './Scale.deferred.module.css';
import { ScaleStage } from './ScaleStage.tsx';
import { ScaleStops } from './ScaleStops.tsx';

interface ScaleProps {
  content: ScaleContent;
  services: ServiceLink[];
  drawings: ScaleDrawings;
  rules: string;
  officesPath: string;
  /** The page that has a row for each office, at its id. */
  contactPath: string;
  locale: string;
}

/**
 * A zoom from a transistor gate to the globe, driven by scrolling. Reduced motion and older browsers get a strip
 * of the same drawings (docs/scale.md).
 */
export function Scale({
  content,
  services,
  drawings,
  rules,
  officesPath,
  contactPath,
  locale,
}: ScaleProps) {
  const id = useId();
  /** Services that have no stop of their own. */
  const others = services.filter(
    ({ slug }) => !content.stops.some(({ service }) => service === slug),
  );
  return (
    <section className={`wrap ${styles.scale}`} aria-labelledby={id} data-scale="">
      <StyleRules css={rules} />
      <header className={`opening ${styles.head}`}>
        <h2 className="heading" id={id}>
          {content.title.flatMap((phrase) => [<span key={phrase}>{phrase}</span>, ' '])}
        </h2>
        <p>{content.text}</p>
      </header>
      <div className={styles.track}>
        <ScaleStage {...{ content, drawings, contactPath, locale }} />
        <ScaleStops
          {...{ content, services }}
          drawings={drawings.file.path}
          officesPath={drawings.offices.length > 0 ? officesPath : undefined}
        />
      </div>
      {others.length > 0 && (
        <div className={styles.others}>
          <h3 className="title">{content.others}</h3>
          <ul>
            {others.map(({ slug, title, levelName, path }) => (
              <li key={slug}>
                <a className="link" href={path}>
                  {title}
                </a>{' '}
                <span className="note">{levelName}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className={styles.credit}>
        {drawings.earth.isBerlin ? `${content.credit} ${content.creditBerlin}` : content.credit}
      </p>
    </section>
  );
}

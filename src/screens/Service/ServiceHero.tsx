import type { PictureData } from '../../assets/pictures.ts';
import { ButtonLink } from '../../components/Button.tsx';
import { Plate } from '../../components/Plate.tsx';
import type { ServiceGroup } from '../../content/load.ts';
import { headingSize } from '../../lib/headingSize.ts';
import { opticalEdge } from '../../lib/opticalEdge.ts';
import '../../styles/capitals.css';
import deferred from './ServiceHero.deferred.module.css';
import styles from './ServiceHero.module.css';

interface ServiceHeroProps {
  /** The group the service belongs to, in capitals. */
  label: string;
  /** The colour of the group on the plan of all services. */
  film: ServiceGroup['film'];
  title: string;
  text: string;
  picture: PictureData;
  contact: { text: string; href: string };
}

export function ServiceHero({ label, film, title, text, picture, contact }: ServiceHeroProps) {
  return (
    <header className={`wrap grid ${styles.hero}`}>
      <p
        className={`label label--caps ${deferred.label}`}
        style={{ '--group': `var(--film-${film})` }}
      >
        {label}
      </p>
      <h1
        className={`display ${styles.title}`}
        style={{ ...headingSize(title), ...opticalEdge(title) }}
      >
        {title}
      </h1>
      <div className={`${styles.text} ${deferred.text}`}>
        <p className="lead">{text}</p>
        <p className="screen-only">
          <ButtonLink href={contact.href} arrow>
            {contact.text}
          </ButtonLink>
        </p>
      </div>
      <Plate picture={picture} priority fiducials className={styles.plate} />
    </header>
  );
}

import type { ReactNode } from 'react';
import { Arrow } from '../../components/Arrow.tsx';
import type { ContactContent } from '../../content/schemas/contact.ts';
import { meridianText } from '../../lib/map/coordinates.ts';
import { placeInWorld } from '../../lib/map/projection.ts';
import styles from './MapFrame.module.css';
import { MapLand } from './MapLand.tsx';

export interface MapFrameProps {
  content: ContactContent['map'];
  land: string;
  shapesUrl: string;
  /** ISO numeric codes of the countries with an office. */
  homes: readonly string[];
  locale: string;
  /** The markers. */
  children: ReactNode;
}

const MERIDIANS = [-150, -120, -90, -60, -30, 0, 30, 60, 90, 120, 150, 180] as const;

/** The plate with the world on it; where it is wider than the screen it is panned in its frame. */
export function MapFrame({ content, land, shapesUrl, homes, locale, children }: MapFrameProps) {
  return (
    <div className={styles.plate}>
      <section className={styles.frame} aria-label={content.name} data-map-frame="">
        <div className={styles.world}>
          <MapLand land={land} shapesUrl={shapesUrl} homes={homes} />
          <span className={styles.stop} />
          <span className={styles.stop} data-map-start="" />
          <span className={styles.stop} />
          {children}
        </div>
        <svg className={`note ${styles.degrees}`} aria-hidden="true">
          {MERIDIANS.map((longitude) => (
            <text
              key={longitude}
              x={`${+(placeInWorld(longitude, 0)[0] * 100).toFixed(3)}%`}
              y="1em"
            >
              {meridianText(longitude, content.compass, locale)}
            </text>
          ))}
        </svg>
      </section>
      <p className={`note ${styles.hint}`}>
        <Arrow back /> {content.hint} <Arrow />
      </p>
    </div>
  );
}

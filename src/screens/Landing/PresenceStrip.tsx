import { useId } from 'react';
import { SectionHeading } from '../../components/SectionHeading.tsx';
import type { Office } from '../../content/schema.ts';
import { latitudeText, longitudeText } from '../../lib/degrees.ts';
import { officePath, type Paths } from '../../lib/paths.ts';
import { LongitudeFan } from './LongitudeFan.tsx';
import styles from './PresenceStrip.later.module.css';

export interface PresenceStripProps {
  title: string;
  text: string;
  offices: Office[];
  paths: Paths;
  locale: string;
}

/** Beyond this number the columns under the axis are too narrow for the name of a city. */
const MOST_COLUMNS = 9;

export function PresenceStrip({ title, text, offices, paths, locale }: PresenceStripProps) {
  const id = useId();
  const cities = offices.toSorted((a, b) => a.longitude - b.longitude);
  const fan = cities.length <= MOST_COLUMNS;
  return (
    <section className="wrap section" aria-labelledby={id}>
      <SectionHeading id={id} title={title} text={text} />
      {fan && <LongitudeFan longitudes={cities.map((city) => city.longitude)} locale={locale} />}
      <ul className={`ltr ${styles.cities}`} data-fan={fan || undefined}>
        {cities.map((city) => (
          <li key={city.id}>
            <a className={styles.city} href={officePath(paths, city.id)}>
              <span className={styles.name}>{city.name}</span>
              <span className={styles.country}>{city.country}</span>
              <span className={`note ${styles.position}`}>
                {latitudeText(city.latitude, locale)}
                <br />
                {longitudeText(city.longitude, locale)}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

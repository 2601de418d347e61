import type { OfficeMarker } from '../../build/map/officeMarkers.ts';
import { LaterStyles } from '../../components/LaterStyles.tsx';
import type { SiteContent } from '../../content/load.ts';
import type { ContactContent } from '../../content/schemas/contact.ts';
import { MapFrame } from './MapFrame.tsx';
import { OfficeMarkers } from './OfficeMarkers.tsx';
import { OfficeTable } from './OfficeTable.tsx';
import styles from './PresenceSection.module.css';

export interface PresenceSectionProps {
  site: SiteContent;
  content: ContactContent;
  land: string;
  shapesUrl: string;
  markers: readonly OfficeMarker[];
}

export function PresenceSection({ site, content, land, shapesUrl, markers }: PresenceSectionProps) {
  const { label, map, list } = content;
  const { offices, labels } = site;
  return (
    <section id="offices" aria-labelledby="presence">
      <header className={`wrap grid ${styles.top}`}>
        <h1 className={`label ${styles.label}`}>{label}</h1>
        <h2 className={`display ${styles.title}`} id="presence">
          {map.title}
        </h2>
        <p className={`lead ${styles.lead}`}>{map.lead}</p>
      </header>
      <MapFrame
        content={map}
        land={land}
        shapesUrl={shapesUrl}
        homes={[...new Set(offices.map((office) => office.shape))]}
        locale={labels.locale}
      >
        <OfficeMarkers markers={markers} />
      </MapFrame>
      <LaterStyles />
      <OfficeTable offices={offices} content={list} compass={map.compass} locale={labels.locale} />
    </section>
  );
}

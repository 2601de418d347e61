import type { Texture } from '../build/textures.ts';
import { LaterStyles } from '../components/LaterStyles.tsx';
import type { SiteContent } from '../content/load.ts';
import type { ServicesContent } from '../content/schemas/servicesPage.ts';
import { headingSize } from '../lib/headingSize.ts';
import { Floorplan } from './Services/Floorplan.tsx';
import { Glossary } from './Services/Glossary.tsx';
import { ServiceRows } from './Services/ServiceRows.tsx';
import { Settle } from './Services/Settle.tsx';
import { Stages } from './Services/Stages.tsx';
import { type Symptom, Symptoms } from './Services/Symptoms.tsx';
import styles from './ServicesScreen.module.css';

export interface ServicesScreenProps {
  site: SiteContent;
  content: ServicesContent;
  /** The pattern of each service's block, by its slug; a service may have none. */
  textures: Readonly<Record<string, Texture>>;
  /** A drawing of each service, by its slug. */
  sketches: Readonly<Record<string, string>>;
  symptoms: readonly Symptom[];
}

export function ServicesScreen(props: ServicesScreenProps) {
  const { site, content, textures, sketches, symptoms } = props;
  const { groups, offices, paths, labels } = site;
  return (
    <>
      <header className={`wrap grid ${styles.top}`}>
        <p className="label">{content.label}</p>
        <h1 className="display" style={headingSize(content.title)}>
          {content.title}
        </h1>
        <p className={styles.lead}>{content.lead}</p>
      </header>
      <Floorplan
        {...{ groups, textures, paths }}
        more={labels.moreServices}
        locale={labels.locale}
      />
      <LaterStyles />
      <ServiceRows groups={groups} sketches={sketches} />
      <Symptoms title={content.symptoms.title} text={content.symptoms.text} items={symptoms} />
      <Stages {...content.stages} />
      <Settle content={content.settle} offices={offices} locale={labels.locale} />
      <Glossary {...content.glossary} />
    </>
  );
}

import { DeferredStyles } from '../components/DeferredStyles.tsx';
import type { SiteContent } from '../content/load.ts';
import type { NoteLink } from '../content/loadMarkdown.ts';
import type { NotesPageContent } from '../content/schemas/notesPage.ts';
import type { ServicesPageContent } from '../content/schemas/servicesPage.ts';
import type { Texture } from '../drawings/textures.ts';
import { headingSize } from '../lib/headingSize.ts';
import { opticalEdge } from '../lib/opticalEdge.ts';
import { ExampleLink, type ExampleLinkProps } from './Example/ExampleLink.tsx';
import { NotesSection } from './Notes/NotesSection.tsx';
import { Floorplan } from './Services/Floorplan.tsx';
import { Glossary } from './Services/Glossary.tsx';
import { KickoffChecklist } from './Services/KickoffChecklist.tsx';
import { ProjectStages } from './Services/ProjectStages.tsx';
import { type Symptom, Symptoms } from './Services/Symptoms.tsx';
import styles from './ServicesScreen.module.css';

interface ServicesScreenProps {
  site: SiteContent;
  content: ServicesPageContent;
  /** The pattern of each service's block, by its slug; a service may have none. */
  textures: Readonly<Record<string, Texture>>;
  symptoms: readonly Symptom[];
  /** The fields of the contact form. */
  formPath: string;
  /** The way to the worked example, where there is one. */
  example: ExampleLinkProps | undefined;
  /** The newest notes, and the words of their page; none where there is no note. */
  notes: { words: NotesPageContent; items: readonly NoteLink[] } | undefined;
}

export function ServicesScreen(props: ServicesScreenProps) {
  const { site, content, textures, symptoms, formPath, example, notes } = props;
  const { groups, labels } = site;
  return (
    <>
      <header className={`wrap grid ${styles.top}`}>
        <p className="label">{content.label}</p>
        <h1
          className="display"
          style={{ ...headingSize(content.title), ...opticalEdge(content.title) }}
        >
          {content.title}
        </h1>
        <p className={styles.lead}>{content.lead}</p>
      </header>
      <Floorplan groups={groups} textures={textures} />
      <DeferredStyles />
      {example && <ExampleLink {...example} />}
      <Symptoms words={content.symptoms} items={symptoms} formPath={formPath} />
      <ProjectStages {...content.stages} />
      <KickoffChecklist
        content={content.kickoff}
        locale={labels.locale}
        next={{ label: content.toForm, href: site.paths.contactForm }}
      />
      <Glossary {...content.glossary} locale={labels.locale} />
      {notes && <NotesSection {...notes} all={site.paths.notes} />}
    </>
  );
}

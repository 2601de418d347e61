import type { Construction } from '../build/construction.ts';
import type { Drawing } from '../build/logo.ts';
import type { PictureData } from '../build/pictures.ts';
import type { SiteContent } from '../content/load.ts';
import type { LandingContent } from '../content/schema.ts';
import { CallToContact } from './Landing/CallToContact.tsx';
import { Hero } from './Landing/Hero.tsx';
import { PresenceStrip } from './Landing/PresenceStrip.tsx';

export interface LandingScreenProps {
  site: SiteContent;
  content: LandingContent;
  mark: Drawing;
  construction: Construction;
  /** The ground of the call to contact. */
  picture: PictureData;
}

export function LandingScreen(props: LandingScreenProps) {
  const { site, content, mark, construction, picture } = props;
  const { labels, offices, paths } = site;
  const levels = site.levels.map(({ label }) => label);
  return (
    <>
      <Hero {...{ content, labels, levels, mark, construction }} />
      <PresenceStrip {...content.presence} {...{ offices, paths }} locale={labels.locale} />
      <CallToContact
        title={content.call.title}
        picture={picture}
        action={labels.contact}
        path={paths.contact}
      />
    </>
  );
}

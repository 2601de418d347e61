import type { Construction } from '../build/construction.ts';
import type { Drawing } from '../build/logo.ts';
import type { PictureData } from '../build/pictures.ts';
import type { Texture } from '../build/textures.ts';
import { LaterStyles } from '../components/LaterStyles.tsx';
import type { SiteContent } from '../content/load.ts';
import type { LandingContent } from '../content/schema.ts';
import { CallToContact } from './Landing/CallToContact.tsx';
import { Floorplan } from './Landing/Floorplan.tsx';
import { Hero } from './Landing/Hero.tsx';
import { PresenceStrip } from './Landing/PresenceStrip.tsx';

export interface LandingScreenProps {
  site: SiteContent;
  content: LandingContent;
  mark: Drawing;
  construction: Construction;
  /** By the slug of the service. */
  textures: Record<string, Texture>;
  /** The ground of the call to contact. */
  picture: PictureData;
}

export function LandingScreen(props: LandingScreenProps) {
  const { site, content, mark, construction, textures, picture } = props;
  const { labels, groups, offices, paths } = site;
  const levels = site.levels.map(({ label }) => label);
  return (
    <>
      <Hero {...{ content, labels, levels, mark, construction }} />
      <LaterStyles />
      <Floorplan
        {...content.services}
        {...{ groups, textures, paths }}
        more={labels.moreServices}
      />
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

import type { Construction } from '../build/construction.ts';
import type { Drawing } from '../build/logo.ts';
import type { ScaleDrawings } from '../build/scale/drawings.ts';
import { LaterStyles } from '../components/LaterStyles.tsx';
import type { SiteContent } from '../content/load.ts';
import type { LandingContent } from '../content/schemas/landing.ts';
import type { ScaleContent } from '../content/schemas/scale.ts';
import { Hero } from './Landing/Hero.tsx';
import { Scale } from './Landing/Scale/Scale.tsx';

export interface LandingScreenProps {
  site: SiteContent;
  content: LandingContent;
  scale: ScaleContent;
  drawings: ScaleDrawings;
  /** CSS of the zoom, made from the sizes in `scale`. */
  scaleRules: string;
  mark: Drawing;
  construction: Construction;
}

export function LandingScreen({
  site,
  content,
  scale,
  drawings,
  scaleRules,
  mark,
  construction,
}: LandingScreenProps) {
  const { labels, groups, paths } = site;
  const services = groups.flatMap((group) => group.services);
  return (
    <>
      <Hero {...{ content, labels, mark, construction }} />
      <LaterStyles />
      <Scale
        content={scale}
        officesPath={paths.offices}
        rules={scaleRules}
        {...{ services, drawings }}
      />
    </>
  );
}

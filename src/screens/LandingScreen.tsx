import type { Construction } from '../assets/constructionLines.ts';
import type { LogoShapes } from '../assets/logo.ts';
import { DepthRule } from '../components/DepthRule.tsx';
import type { ServiceLink, SiteContent } from '../content/load.ts';
import type { LandingContent } from '../content/schemas/landing.ts';
import type { ScaleContent } from '../content/schemas/scale.ts';
import type { ScaleDrawings } from '../drawings/scale/scaleDrawings.ts';
import type { Level } from '../lib/serviceLevels.ts';
import { Hero } from './Landing/Hero.tsx';
import { Scale } from './Landing/Scale/Scale.tsx';

interface LandingScreenProps {
  site: SiteContent;
  content: LandingContent;
  scale: ScaleContent;
  drawings: ScaleDrawings;
  /** Each level with its service. */
  levels: readonly Level<ServiceLink>[];
  /** CSS of the zoom, made from the sizes in `scale`. */
  scaleRules: string;
  mark: LogoShapes;
  construction: Construction;
}

export function LandingScreen({
  site,
  content,
  scale,
  drawings,
  levels,
  scaleRules,
  mark,
  construction,
}: LandingScreenProps) {
  const { labels, groups, paths } = site;
  const services = groups.flatMap((group) => group.services);
  return (
    <>
      <Hero {...{ content, labels, paths, mark, construction }} />
      <DepthRule
        name={content.rule}
        levels={levels}
        marked={levels[0]?.id} // the zoom below begins at the smallest size
        rule={site.rule}
        locale={labels.locale}
        inFirstView
      />
      <Scale
        content={scale}
        officesPath={paths.offices}
        contactPath={paths.contact}
        rules={scaleRules}
        locale={labels.locale}
        {...{ services, drawings }}
      />
    </>
  );
}

import type { Construction } from '../build/construction.ts';
import type { Drawing } from '../build/logo.ts';
import type { ScaleDrawings } from '../build/scale/drawings.ts';
import type { RuleDrawings } from '../build/serviceDrawings.ts';
import { DepthRule } from '../components/DepthRule.tsx';
import type { ServiceLink, SiteContent } from '../content/load.ts';
import type { LandingContent } from '../content/schemas/landing.ts';
import type { ScaleContent } from '../content/schemas/scale.ts';
import type { Level } from '../lib/depth.ts';
import { Hero } from './Landing/Hero.tsx';
import { Scale } from './Landing/Scale/Scale.tsx';

export interface LandingScreenProps {
  site: SiteContent;
  content: LandingContent;
  scale: ScaleContent;
  drawings: ScaleDrawings;
  /** Each size with its service, and the rule that they stand on. */
  levels: readonly Level<ServiceLink>[];
  rule: RuleDrawings;
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
  levels,
  rule,
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
        drawings={rule}
        rule={site.rule}
        powers={site.powers}
        start="2rem"
      />
      <Scale
        content={scale}
        officesPath={paths.offices}
        rules={scaleRules}
        {...{ services, drawings }}
      />
    </>
  );
}

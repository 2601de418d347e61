import type { SiteContent } from '../content/load.ts';
import type { LandingContent } from '../content/schema.ts';

export interface LandingScreenProps {
  site: SiteContent;
  content: LandingContent;
}

export function LandingScreen({ content }: LandingScreenProps) {
  return <h1>{content.label}</h1>;
}

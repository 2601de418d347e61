import type { ServiceGroup } from '../content/load.ts';
import type { Labels } from '../content/schema.ts';
import type { Paths } from '../lib/paths.ts';

export interface FooterProps {
  labels: Labels;
  groups: ServiceGroup[];
  paths: Paths;
  /** The name of the page, for the title block. */
  sheet: string;
  logoBox: string;
}

export function Footer({ labels }: FooterProps) {
  return <footer>{labels.keepInTouch}</footer>;
}

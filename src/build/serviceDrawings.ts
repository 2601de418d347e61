import { serialize } from 'parse5';
import type { ServiceContent } from '../content/schemas/service.ts';
import { type Depth, levelsOf, type Placed } from '../lib/depth.ts';
import type { RuleEnds } from '../lib/scale.ts';
import { figureMarkup } from './figure.ts';
import { figureOf } from './figures.ts';
import { figureInk, inked, largeInk, ruleInk } from './ink.ts';
import { type LargeDrawing, largeDrawing } from './largeDrawing.ts';
import { largeDrawingOf } from './largeDrawings.ts';
import { logRule } from './logRule.ts';
import { moveFacts } from './moveFacts.ts';
import type { SvgFile } from './svgFile.ts';

export interface ServiceDrawings {
  /** What the drawings of the page refer to: the same in every language. */
  file: SvgFile;
  /** Of each feature, in their order, with its words. */
  figures: string[];
  large: LargeDrawing | undefined;
  rule: RuleDrawings;
}

/** Where the page stands between transistor and cloud: as it lies on a desk, as it stands on a phone. */
export interface RuleDrawings {
  lying: string;
  standing: string;
}

/** What the drawings show of the site around the service. */
export interface Surroundings extends Depth<Placed> {
  rule: RuleEnds;
  powers: readonly string[];
  labels: { locale: string };
}

/** All drawings of a service's page. */
export function serviceDrawings(
  slug: string,
  { features, drawing }: ServiceContent,
  site: Surroundings,
): ServiceDrawings {
  const figures = features.map(({ figure }) => figureOf(figure));
  const large = drawing && largeDrawingOf(drawing.file);
  const { rule, powers, labels } = site;
  const { lying, standing } = logRule({
    stops: levelsOf(site, slug),
    rule,
    powers: powers.length,
  });
  return {
    file: moveFacts(slug, [
      ...[lying, standing].map((each) => inked(each, ruleInk)),
      ...figures.map((each) => inked(each.drawing, figureInk)),
      ...(large ? [inked(large.drawing, largeInk)] : []),
    ]),
    figures: figures.map((figure, at) => figureMarkup(figure, features[at]?.labels)),
    large: large && largeDrawing(large, drawing.labels, labels.locale),
    rule: { lying: serialize(lying), standing: serialize(standing) },
  };
}

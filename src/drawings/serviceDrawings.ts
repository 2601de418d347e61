import { serialize } from 'parse5';
import type { RuleEnds } from '../lib/scale.ts';
import {
  levelsWithServices,
  type ServiceAtLevel,
  type ServicesByLevel,
} from '../lib/serviceLevels.ts';
import { drawingFile } from './drawingFiles.ts';
import { applyStyle, figureStyle, largeDrawingStyle, logRuleStyle } from './drawingStyles.ts';
import { extractSharedShapes } from './extractSharedShapes.ts';
import { figureMarkup, readFigure } from './figure.ts';
import { type LargeDrawing, largeDrawingMarkup, readLargeDrawing } from './largeDrawing.ts';
import { drawLogRule, type LogRuleMarkup } from './logRule.ts';
import type { SvgFile } from './svgFile.ts';

type Labels = Readonly<Record<string, string>>;

/** The drawings that a service's content names, with the words they show. */
interface ServiceDrawingNames {
  features: readonly { figure: string; labels: Labels }[];
  drawing?: { file: string; labels: Labels } | undefined;
}

interface ServiceDrawings {
  /** The shapes of all drawings of the page, the same in every language. */
  file: SvgFile;
  /** One for each feature, in the same order. */
  figures: string[];
  large: LargeDrawing | undefined;
  rule: LogRuleMarkup;
}

/** The site as far as the log rule shows it. */
interface Site extends ServicesByLevel<ServiceAtLevel> {
  rule: RuleEnds;
  powers: readonly string[];
  labels: { locale: string };
}

/** All drawings of one service's page. */
export function serviceDrawings(
  slug: string,
  { features, drawing }: ServiceDrawingNames,
  site: Site,
): ServiceDrawings {
  const figures = features.map(({ figure }) => readFigure(drawingFile('figures', figure), figure));
  const large = drawing && readLargeDrawing(drawingFile('drawings', drawing.file), drawing.file);
  const { rule, powers, labels } = site;
  const { horizontal, vertical } = drawLogRule({
    stops: levelsWithServices(site, slug),
    rule,
    powers: powers.length,
  });
  return {
    file: extractSharedShapes(slug, [
      ...[horizontal, vertical].map((each) => applyStyle(each, logRuleStyle)),
      ...figures.map((each) => applyStyle(each.drawing, figureStyle)),
      ...(large ? [applyStyle(large.drawing, largeDrawingStyle)] : []),
    ]),
    figures: figures.map((figure, at) => figureMarkup(figure, features[at]?.labels)),
    large: large && largeDrawingMarkup(large, drawing.labels, labels.locale),
    rule: { horizontal: serialize(horizontal), vertical: serialize(vertical) },
  };
}

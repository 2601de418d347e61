import type { ServiceContent } from '../content/schemas/service.ts';
import { figureMarkup } from './figure.ts';
import { figureOf } from './figures.ts';
import { type LargeDrawing, largeDrawing } from './largeDrawing.ts';
import { largeDrawingOf } from './largeDrawings.ts';
import { moveShapes } from './moveShapes.ts';
import type { SvgFile } from './svgFile.ts';

export interface ServiceDrawings {
  /** What the drawings of the page refer to: the same in every language. */
  file: SvgFile;
  /** Of each feature, in their order, with its words. */
  figures: string[];
  large: LargeDrawing | undefined;
}

/** All drawings of a service's page. */
export function serviceDrawings(
  slug: string,
  { features, drawing }: ServiceContent,
  locale: string,
): ServiceDrawings {
  const figures = features.map(({ figure }) => figureOf(figure));
  const large = drawing && largeDrawingOf(drawing.file);
  const sheets = [...figures, ...(large ? [large] : [])].map(({ sheet }) => sheet);
  return {
    file: moveShapes(slug, sheets),
    figures: figures.map((figure, at) => figureMarkup(figure, features[at]?.labels)),
    large: large && largeDrawing(large, drawing.labels, locale),
  };
}

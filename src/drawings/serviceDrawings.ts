import { drawingFile } from './drawingFiles.ts';
import { applyStyle, figureStyle, largeDrawingStyle } from './drawingStyles.ts';
import { extractSharedShapes } from './extractSharedShapes.ts';
import { figureMarkup, readFigure } from './figure.ts';
import { type LargeDrawing, largeDrawingMarkup, readLargeDrawing } from './largeDrawing.ts';
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
}

/** All drawings of one service's page. */
export function serviceDrawings(
  slug: string,
  { features, drawing }: ServiceDrawingNames,
  locale: string,
): ServiceDrawings {
  const figures = features.map(({ figure }) => readFigure(drawingFile('figures', figure), figure));
  const large = drawing && readLargeDrawing(drawingFile('drawings', drawing.file), drawing.file);
  return {
    file: extractSharedShapes(slug, [
      ...figures.map((each) => applyStyle(each.drawing, figureStyle)),
      ...(large ? [applyStyle(large.drawing, largeDrawingStyle)] : []),
    ]),
    figures: figures.map((figure, index) => figureMarkup(figure, features[index]?.labels)),
    large: large && largeDrawingMarkup(large, drawing.labels, locale),
  };
}

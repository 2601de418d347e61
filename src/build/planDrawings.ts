import type { ServiceContent } from '../content/schemas/service.ts';
import { figureMarkup, figureSketch } from './figure.ts';
import { figureOf } from './figures.ts';
import { inked, sketchInk, textureInk } from './ink.ts';
import { moveFacts } from './moveFacts.ts';
import type { SvgFile } from './svgFile.ts';
import { type Texture, textureMarkup, textureOf } from './textures.ts';

export interface PlanDrawings {
  /** What the drawings of the page refer to: the same in every language. */
  file: SvgFile;
  /** Of each service, by its slug: what stands behind its name on the plan, and beside it in the list. */
  textures: Record<string, Texture>;
  sketches: Record<string, string>;
}

/** All drawings of the page of services. */
export function planDrawings(services: Readonly<Record<string, ServiceContent>>): PlanDrawings {
  const textures = Object.entries(services).flatMap(([slug, { texture }]) =>
    texture ? [{ slug, ...textureOf(texture) }] : [],
  );
  const figures = Object.entries(services).flatMap(([slug, { features, sketch }]) => {
    const feature = features[sketch - 1];
    return feature ? [{ slug, ...figureSketch(figureOf(feature.figure)) }] : [];
  });
  return {
    file: moveFacts('services', [
      ...textures.map(({ sheet }) => inked(sheet, textureInk)),
      ...figures.map(({ drawing }) => inked(drawing, sketchInk)),
    ]),
    textures: Object.fromEntries(textures.map(({ slug, ...each }) => [slug, textureMarkup(each)])),
    sketches: Object.fromEntries(figures.map((figure) => [figure.slug, figureMarkup(figure)])),
  };
}

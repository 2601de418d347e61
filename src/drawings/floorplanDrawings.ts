import { drawingFile } from './drawingFiles.ts';
import { applyStyle, textureStyle } from './drawingStyles.ts';
import { extractSharedShapes } from './extractSharedShapes.ts';
import type { SvgFile } from './svgFile.ts';
import { readTexture, type Texture, textureMarkup } from './textures.ts';

/** The drawings that a service's content names. */
interface ServiceDrawingNames {
  texture?: string | undefined;
}

interface FloorplanDrawings {
  /** The shapes of all drawings of the page, the same in every language. */
  file: SvgFile;
  /** By slug: the texture behind a service's name on the floorplan. */
  textures: Record<string, Texture>;
}

/** All drawings of the page /services. */
export function floorplanDrawings(
  services: Readonly<Record<string, ServiceDrawingNames>>,
): FloorplanDrawings {
  const textures = Object.entries(services).flatMap(([slug, { texture }]) =>
    texture ? [{ slug, ...readTexture(drawingFile('textures', texture), texture) }] : [],
  );
  return {
    file: extractSharedShapes(
      'services',
      textures.map(({ drawing }) => applyStyle(drawing, textureStyle)),
    ),
    textures: Object.fromEntries(textures.map(({ slug, ...each }) => [slug, textureMarkup(each)])),
  };
}

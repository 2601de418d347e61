import { drawingFile, drawingNames } from './drawingFiles.ts';
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
  const chosen = Object.values(services).map(({ texture }) => texture);
  const free = drawingNames('textures').filter((name) => !chosen.includes(name));
  const textures = Object.entries(services).flatMap(([slug, { texture }]) => {
    // One of its own name, or one that no other service has: neighbours look different.
    const name =
      texture ?? (free.includes(slug) ? free.splice(free.indexOf(slug), 1)[0] : free.shift());
    return name ? [{ slug, ...readTexture(drawingFile('textures', name), name) }] : [];
  });
  return {
    file: extractSharedShapes(
      'services',
      textures.map(({ drawing }) => applyStyle(drawing, textureStyle)),
    ),
    textures: Object.fromEntries(textures.map(({ slug, ...each }) => [slug, textureMarkup(each)])),
  };
}

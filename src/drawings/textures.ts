import { serialize } from 'parse5';
import { textureStyle } from './drawingStyles.ts';
import { readSvg, type SvgRules } from './readSvg.ts';
import { attribute, type SvgElement } from './svgElements.ts';

/** The pattern behind a service's name on the floorplan, in the colour of its block. */
export interface Texture {
  viewBox: string;
  /** As in `preserveAspectRatio`: which side stays when the block crops it. */
  fit: string;
  shapes: string;
}

interface ParsedTexture extends Omit<Texture, 'shapes'> {
  drawing: SvgElement;
}

const RULES: SvgRules = { kind: 'Texture', isClass: (name) => name in textureStyle.classes };

export function readTexture(source: string, name: string): ParsedTexture {
  const drawing = readSvg(source, name, RULES);
  return {
    viewBox: attribute(drawing, 'viewBox') ?? '',
    fit: attribute(drawing, 'preserveAspectRatio') ?? 'xMaxYMin slice',
    drawing,
  };
}

export const textureMarkup = ({ viewBox, fit, drawing }: ParsedTexture): Texture => ({
  viewBox,
  fit,
  shapes: serialize(drawing),
});

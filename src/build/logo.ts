import logoFile from '../assets/logo/logo.svg?raw';
import markFile from '../assets/logo/mark.svg?raw';
import { bareMarkup, readSvg, type Shape } from './svg.ts';

/** A logo file made ready for inlining: it takes the colours of the page around it. */
export interface Drawing {
  viewBox: string;
  /** The silhouette, drawn in currentColor. */
  ink: string;
  /** The one marked part (class "d" in the file), drawn in copper; empty where there is none. */
  die: string;
}

export function readDrawing(svg: string, name: string): Drawing {
  const file = `src/assets/logo/${name}`;
  const { viewBox, shapes } = readSvg(svg, file);
  if (shapes.length === 0) throw new Error(`${file}: expected shapes, found none`);
  const isDie = (shape: Shape) => shape.className === 'd';
  return {
    viewBox,
    ink: bareMarkup(shapes.filter((shape) => !isDie(shape))),
    die: bareMarkup(shapes.filter(isDie)),
  };
}

export const logo = readDrawing(logoFile, 'logo.svg');
export const mark = readDrawing(markFile, 'mark.svg');

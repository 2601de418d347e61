import logoFile from '../assets/logo/logo.svg?raw';
import markFile from '../assets/logo/mark.svg?raw';

/** A logo file made ready for inlining: it takes the colours of the page around it. */
export interface Drawing {
  viewBox: string;
  /** The silhouette, drawn in currentColor. */
  ink: string;
  /** The one marked part (class "d" in the file), drawn in copper; empty where there is none. */
  die: string;
}

const SHAPE = /<(path|rect|circle|ellipse|polygon|polyline|line)\b[^>]*?(?:\/>|>\s*<\/\1>)/g;

export const shapesIn = (svg: string) => [...svg.matchAll(SHAPE)].map(([shape]) => shape);

/** The shape alone: where it is drawn decides its colours. */
export const bare = (shape: string) => shape.replace(/ (?:class|fill|stroke|style)="[^"]*"/g, '');

export function readDrawing(svg: string, name: string): Drawing {
  const viewBox = /viewBox="([^"]+)"/.exec(svg)?.[1];
  if (!viewBox) throw new Error(`src/assets/logo/${name}: expected a viewBox, found none`);
  const shapes = shapesIn(svg);
  if (shapes.length === 0) throw new Error(`src/assets/logo/${name}: expected shapes, found none`);
  const isDie = (shape: string) => /class="d"/.test(shape);
  return {
    viewBox,
    ink: shapes
      .filter((shape) => !isDie(shape))
      .map(bare)
      .join(''),
    die: shapes.filter(isDie).map(bare).join(''),
  };
}

export const logo = readDrawing(logoFile, 'logo.svg');
export const mark = readDrawing(markFile, 'mark.svg');

import { createHash } from 'node:crypto';

export interface SvgFile {
  /** Named by its content, so that it can be kept for ever. */
  path: string;
  svg: string;
}

const HASH_LENGTH = 8;

/** A drawing that pages refer to: `/map/land` becomes `/map/land.xrPBZ8of.svg`. */
export function svgFile(name: string, shapes: string): SvgFile {
  // Shown by `<use>` alone: what is no metadata a browser would style and lay out in the file first.
  const svg = `<svg xmlns="http://www.w3.org/2000/svg"><metadata>${shapes}</metadata></svg>`;
  const hash = createHash('sha256').update(svg).digest('base64url').slice(0, HASH_LENGTH);
  return { path: `${name}.${hash}.svg`, svg };
}

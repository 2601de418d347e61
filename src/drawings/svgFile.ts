import { createHash } from 'node:crypto';

export interface SvgFile {
  /** With a hash of the content, so that browsers may cache it for ever: `/map/land.xrPBZ8of.svg`. */
  path: string;
  svg: string;
}

const HASH_LENGTH = 8;

/** A file whose shapes pages show with `<use>`. */
export function svgFile(name: string, shapes: string): SvgFile {
  // <metadata> is never rendered: Chromium would otherwise style and lay out the file before its first use.
  const svg = `<svg xmlns="http://www.w3.org/2000/svg"><metadata>${shapes}</metadata></svg>`;
  const hash = createHash('sha256').update(svg).digest('base64url').slice(0, HASH_LENGTH);
  return { path: `${name}.${hash}.svg`, svg };
}

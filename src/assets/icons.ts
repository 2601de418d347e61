import sharp from 'sharp';
import { colourOf } from '../styles/palette.ts';
import { mark } from './logo.ts';

export interface Icon {
  name: string;
  size: number;
  /** Share of the side left free around the mark. */
  padding: number;
  purpose?: 'any' | 'maskable';
}

/** Launchers crop a maskable icon to its middle 80 per cent. */
export const ICONS: readonly Icon[] = [
  { name: 'apple-touch-icon', size: 180, padding: 0.19 },
  { name: 'icon-192', size: 192, padding: 0.1875, purpose: 'any' },
  { name: 'icon-512', size: 512, padding: 0.1875, purpose: 'any' },
  { name: 'icon-maskable-512', size: 512, padding: 0.28125, purpose: 'maskable' },
];

const FAVICON_SIZE = 32;

/** In light colours, because a raster icon cannot follow the theme. */
function markSvg(size: number, padding: number, ground?: string): string {
  const inner = size * (1 - 2 * padding);
  const offset = size * padding;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">
    ${ground ? `<rect width="100%" height="100%" fill="${ground}"/>` : ''}
    <svg x="${offset}" y="${offset}" width="${inner}" height="${inner}" viewBox="${mark.viewBox}">
      <g fill="${colourOf('ink').light}">${mark.ink}</g>
      <g fill="${colourOf('copper').light}">${mark.die}</g>
    </svg>
  </svg>`;
}

const png = (svg: string) =>
  sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true }).toBuffer();

export const iconPng = ({ size, padding }: Icon): Promise<Buffer> =>
  png(markSvg(size, padding, colourOf('paper').light));

/** An ICO file is a directory of one entry (22 bytes) before a PNG. */
function icoOf(image: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(1, 4); // one picture
  header.writeUInt8(size % 256, 6); // 0 stands for 256
  header.writeUInt8(size % 256, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits a pixel
  header.writeUInt32LE(image.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, image]);
}

/** The mark in the colours of the page, light and dark: a browser's tab follows the system's theme. */
export function faviconSvg(): string {
  const ink = colourOf('ink');
  const accent = colourOf('copper');
  const style = (scheme: 'light' | 'dark') => `.i{fill:${ink[scheme]}}.d{fill:${accent[scheme]}}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${mark.viewBox}"><style>${style('light')}@media(prefers-color-scheme:dark){${style('dark')}}</style><g class="i">${mark.ink}</g><g class="d">${mark.die}</g></svg>`;
}

/** For programs that ask for /favicon.ico by default; browsers use the SVG, which follows the theme. */
export const faviconIco = async (): Promise<Buffer> =>
  icoOf(await png(markSvg(FAVICON_SIZE, 0)), FAVICON_SIZE);

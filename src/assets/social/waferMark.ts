import sharp from 'sharp';
import { colourOf } from '../../styles/palette.ts';
import type { LogoShapes } from '../logo.ts';

interface Place {
  x: number;
  y: number;
  size: number;
  /** As on the landing page: a company may have a mark without construction lines. */
  hasLines: boolean;
}

/** The mark with the colours of a wafer, on construction lines. Same look as src/screens/Landing/Mark.tsx. */
export async function waferMark(mark: LogoShapes, { x, y, size, hasLines }: Place) {
  const [left = 0, top = 0, width = 32, height = 32] = mark.viewBox.split(/[\s,]+/).map(Number);
  const scale = size / Math.max(width, height);
  const place = `translate(${x} ${y}) scale(${scale}) translate(${-left} ${-top})`;
  const centre = await centreOf(mark);
  const cx = x + (centre.x - left) * scale;
  const cy = y + (centre.y - top) * scale;
  const reach = size * 0.5625;
  const foot = y + height * scale;
  return `<defs>
    <linearGradient id="film" x2="1" y2=".85"><stop stop-color="#3a3072"/><stop offset=".2" stop-color="#2f4c86"/><stop offset=".42" stop-color="#1f7a80"/><stop offset=".6" stop-color="#4c8463"/><stop offset=".78" stop-color="#a38645"/><stop offset="1" stop-color="#8a4b4e"/></linearGradient>
    <radialGradient id="light" cx=".3" cy=".12" r=".75"><stop stop-color="#fff" stop-opacity=".34"/><stop offset=".35" stop-color="#fff" stop-opacity=".06"/><stop offset="1" stop-color="#05060a" stop-opacity=".55"/></radialGradient>
    <pattern id="dies" width="8" height="8" patternUnits="userSpaceOnUse"><path d="M0 0H8M0 0V8" stroke="#06070b" stroke-width="2"/></pattern>
    <pattern id="fields" width="64" height="64" patternUnits="userSpaceOnUse"><path d="M0 0H64M0 0V64" stroke="#06070b" stroke-width="3"/></pattern>
    <clipPath id="mark" transform="${place}">${mark.ink}</clipPath>
  </defs>
  <g fill="none" stroke="${colourOf('line-2').dark}">
    ${
      hasLines
        ? `<g stroke-dasharray="14 4 2 4"><path d="M${cx} ${cy - reach * 1.05}V${foot + 44}M${cx - reach * 1.05} ${cy}H${cx + reach * 1.05}"/><circle cx="${cx}" cy="${cy}" r="${reach}"/></g>`
        : ''
    }
    <path d="M${cx - reach} ${foot + 0.5}H${cx + reach}"/>
  </g>
  <g clip-path="url(#mark)">${['film', 'dies', 'fields', 'light']
    .map(
      (fill) => `<rect x="${x}" y="${y}" width="${size}" height="${size}" fill="url(#${fill})"/>`,
    )
    .join('')}</g>
  <g transform="${place}" fill="${colourOf('copper-plate').dark}">${mark.die}</g>`;
}

/** The centre of the copper part in units of the mark; without one, the centre of the mark. */
async function centreOf({ viewBox, die }: LogoShapes) {
  const [left = 0, top = 0, width = 32, height = 32] = viewBox.split(/[\s,]+/).map(Number);
  if (!die) return { x: left + width / 2, y: top + height / 2 };
  const scale = 512 / Math.max(width, height);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${width * scale}" height="${height * scale}">${die}</svg>`;
  const { info } = await sharp(Buffer.from(svg)).trim().toBuffer({ resolveWithObject: true });
  return {
    x: left + (info.width / 2 - (info.trimOffsetLeft ?? 0)) / scale,
    y: top + (info.height / 2 - (info.trimOffsetTop ?? 0)) / scale,
  };
}

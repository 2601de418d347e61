import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { mark } from '../logo.ts';
import { colourOf } from '../palette.ts';
import { type Position, worldMap } from './dottedWorld.ts';
import { SOCIAL_SIZE } from './paths.ts';
import { waferMark } from './waferMark.ts';

/** What is seen behind or beside the words. */
export type Scene =
  | { kind: 'mark' }
  | { kind: 'map'; offices: readonly Position[] }
  | { kind: 'picture'; file: string }
  | { kind: 'pictures'; files: readonly string[] };

export interface Drawn {
  photographs: OverlayOptions[];
  /** Shapes over the photographs, under the words. */
  shapes: string;
}

const { width, height } = SOCIAL_SIZE;
/** Pictures of 4:3 show their whole height beside the words; a wide one is the ground of all. */
const PICTURE = { left: 360, wide: 2 };
const STRIPS = { left: 716, gap: 8 };

const pathOf = (file: string) => join(process.cwd(), 'src/assets/images', `${file}.jpg`);

async function photograph(file: string, left: number, across: number): Promise<OverlayOptions> {
  const input = await sharp(pathOf(file)).resize(across, height, { fit: 'cover' }).toBuffer();
  return { input, left, top: 0 };
}

/** The ground stays under the words and lets the photograph come up beside them. */
function scrim(from: number, to: number): string {
  const ground = colourOf('plate').dark;
  return `<defs><linearGradient id="scrim"><stop stop-color="${ground}"/>
    <stop offset=".3" stop-color="${ground}" stop-opacity=".86"/>
    <stop offset=".62" stop-color="${ground}" stop-opacity=".36"/>
    <stop offset="1" stop-color="${ground}" stop-opacity="0"/></linearGradient></defs>
  <rect x="${from}" width="${to - from}" height="${height}" fill="url(#scrim)"/>`;
}

export async function drawScene(scene: Scene): Promise<Drawn> {
  if (scene.kind === 'mark') {
    return { photographs: [], shapes: await waferMark(mark, 776, 82, 348) };
  }
  if (scene.kind === 'map') {
    const frame = { x: 372, y: 92, width: 800, height: 440 };
    return { photographs: [], shapes: worldMap(scene.offices, frame) };
  }
  if (scene.kind === 'picture') {
    const source = await sharp(pathOf(scene.file)).metadata();
    const wide = source.width > PICTURE.wide * source.height;
    const left = wide ? 0 : PICTURE.left;
    const photographs = [await photograph(scene.file, left, width - left)];
    return { photographs, shapes: scrim(left, wide ? width + 200 : width - 100) };
  }
  const step = (width - STRIPS.left + STRIPS.gap) / scene.files.length;
  const photographs = await Promise.all(
    scene.files.map((file, at) => {
      const left = Math.round(STRIPS.left + at * step);
      return photograph(file, left, Math.round(STRIPS.left + (at + 1) * step) - left - STRIPS.gap);
    }),
  );
  return { photographs, shapes: '' };
}

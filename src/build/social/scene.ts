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
  | { kind: 'picture'; picture: Photograph }
  | { kind: 'pictures'; pictures: readonly Photograph[] };

export interface Photograph {
  file: string;
  /** How far across the picture its subject stands, from 0 at the left to 1. */
  focus?: number | undefined;
}

export interface Drawn {
  photographs: OverlayOptions[];
  /** Shapes over the photographs, under the words. */
  shapes: string;
}

const { width, height } = SOCIAL_SIZE;
/**
 * Pictures of 4:3 show their whole height beside the words; a wide one is the ground of all.
 * A subject of known place moves right until it stands clear of the words.
 */
const PICTURE = { left: 360, subject: 880, farthest: 600, wide: 2 };
const STRIPS = { left: 716, gap: 8 };

const pathOf = (file: string) => join(process.cwd(), 'src/assets/images', `${file}.jpg`);

const between = (low: number, value: number, high: number) => Math.min(Math.max(low, value), high);

async function sizeOf(file: string) {
  const source = await sharp(pathOf(file)).metadata();
  return { across: Math.round((source.width * height) / source.height), source };
}

/** The part of a picture that fits, around its focus. */
async function photograph(
  { file, focus = 0.5 }: Photograph,
  left: number,
  across: number,
): Promise<OverlayOptions> {
  const whole = Math.max(across, (await sizeOf(file)).across);
  const start = between(0, Math.round(focus * whole - across / 2), whole - across);
  const input = await sharp(pathOf(file))
    .resize(whole, height, { fit: 'cover' })
    .extract({ left: start, top: 0, width: across, height })
    .toBuffer();
  return { input, left, top: 0 };
}

async function beside({ file, focus }: Photograph): Promise<Drawn> {
  const { across, source } = await sizeOf(file);
  if (source.width > PICTURE.wide * source.height) {
    return { photographs: [await photograph({ file }, 0, width)], shapes: scrim(0, width + 200) };
  }
  const clear = focus === undefined ? PICTURE.left : PICTURE.subject - focus * across;
  const left = between(PICTURE.left, Math.round(clear), PICTURE.farthest);
  const photographs = [await photograph({ file, focus: 0 }, left, width - left)];
  return { photographs, shapes: scrim(left, width - 100 - (left - PICTURE.left)) };
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

const drawn = new Map<string, Promise<Drawn>>();

/** Each language shows the same scene behind its own words: it is drawn once. */
export function drawScene(scene: Scene): Promise<Drawn> {
  const key = JSON.stringify(scene);
  const known = drawn.get(key) ?? draw(scene);
  drawn.set(key, known);
  return known;
}

async function draw(scene: Scene): Promise<Drawn> {
  if (scene.kind === 'mark') {
    return { photographs: [], shapes: await waferMark(mark, 776, 82, 348) };
  }
  if (scene.kind === 'map') {
    const frame = { x: 372, y: 92, width: 800, height: 440 };
    return { photographs: [], shapes: worldMap(scene.offices, frame) };
  }
  if (scene.kind === 'picture') return beside(scene.picture);
  const step = (width - STRIPS.left + STRIPS.gap) / scene.pictures.length;
  const photographs = await Promise.all(
    scene.pictures.map((picture, at) => {
      const left = Math.round(STRIPS.left + at * step);
      return photograph(
        picture,
        left,
        Math.round(STRIPS.left + (at + 1) * step) - left - STRIPS.gap,
      );
    }),
  );
  return { photographs, shapes: '' };
}

import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { colourOf } from '../../styles/palette.ts';
import { construction } from '../constructionLines.ts';
import { mark } from '../logo.ts';
import { SOCIAL_SIZE } from './paths.ts';
import { waferMark } from './waferMark.ts';
import { type Position, worldMap } from './worldMap.ts';

/** The background of a social image. */
export type Scene =
  | { kind: 'mark' }
  | { kind: 'map'; offices: readonly Position[] }
  | { kind: 'pictures'; pictures: readonly Photograph[] };

interface Photograph {
  file: string;
  /** Horizontal position of its subject, from 0 (left) to 1. */
  focus?: number | undefined;
}

interface SceneLayers {
  photographs: OverlayOptions[];
  /** Shapes over the photographs, under the logo. */
  shapes: string;
}

const { width, height } = SOCIAL_SIZE;
const MARK = { x: 500, y: 122, size: 386 };
const MAP = { x: 100, y: 140, width: 1060, height: 460 };
const GAP = 8;

const pathOf = (file: string) => join(process.cwd(), 'src/assets/images', `${file}.jpg`);

/** Crops a photograph around its focus to a strip of the full height. */
async function photoStrip(
  { file, focus = 0.5 }: Photograph,
  left: number,
  across: number,
): Promise<OverlayOptions> {
  const source = await sharp(pathOf(file)).metadata();
  const scaled = Math.max(across, Math.round((source.width * height) / source.height));
  const start = Math.min(Math.max(0, Math.round(focus * scaled - across / 2)), scaled - across);
  const input = await sharp(pathOf(file))
    .resize(scaled, height, { fit: 'cover' })
    .extract({ left: start, top: 0, width: across, height })
    .toBuffer();
  return { input, left, top: 0 };
}

/** Darkens the corner where the logo stands. */
function shade(): string {
  const ground = colourOf('plate').dark;
  return `<defs><radialGradient id="shade" cx="0" cy="0" r="1"><stop stop-color="${ground}" stop-opacity=".94"/>
    <stop offset=".4" stop-color="${ground}" stop-opacity=".7"/>
    <stop offset="1" stop-color="${ground}" stop-opacity="0"/></radialGradient></defs>
  <rect width="${width * 0.75}" height="${height * 0.75}" fill="url(#shade)"/>`;
}

export async function drawScene(scene: Scene): Promise<SceneLayers> {
  if (scene.kind === 'mark') {
    return {
      photographs: [],
      shapes: await waferMark(mark, { ...MARK, hasLines: construction.centre !== '' }),
    };
  }
  if (scene.kind === 'map') return { photographs: [], shapes: worldMap(scene.offices, MAP) };
  const { pictures } = scene;
  const edge = (at: number) => Math.round((at * (width + GAP)) / pictures.length);
  const photographs = await Promise.all(
    pictures.map((picture, index) =>
      photoStrip(picture, edge(index), edge(index + 1) - GAP - edge(index)),
    ),
  );
  return { photographs, shapes: shade() };
}

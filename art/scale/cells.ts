import type { Point } from '../paths.ts';
import { readData } from './level.ts';

export type Polygon = Point[];

/** The layers of the one flip-flop, in nanometres from the corner of its cell. */
export const cell =
  readData<Record<'diffusion' | 'polysilicon' | 'contacts' | 'local' | 'metal', Polygon[]>>(
    'flip-flop',
  );

export type PlacedCell = [
  name: string,
  x: number,
  y: number,
  width: number,
  height: number,
  mirrored: 0 | 1,
  turned: 0 | 180,
  originX: number,
  originY: number,
];

/** The logic block it stands in: its cells at their places. */
export const block = readData<{ cells: PlacedCell[]; polysilicon: Record<string, Polygon[]> }>(
  'block',
);

/** The one flip-flop in its logic block, and the one channel in it, in nanometres. */
export const FLIP_FLOP = { x: 49_220, y: 70_720 };
export const CHANNEL = { x: 8_730, y: 560 };
export const IN_BLOCK = { x: FLIP_FLOP.x + CHANNEL.x, y: FLIP_FLOP.y + CHANNEL.y };

export const fromChannel = (polygon: Polygon, nanometres: number): Polygon =>
  polygon.map(([x, y]) => [(x - CHANNEL.x) / nanometres, -(y - CHANNEL.y) / nanometres]);

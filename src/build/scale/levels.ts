import drawn from '../../assets/scale/levels.json';

export interface ScaleLevel {
  /** The id of a stop, or the name of a drawing between two. */
  name: string;
  /** Width of the square view it is drawn for, in metres. */
  field: number;
  /** The object of a stop: left, top, width and height in metres from the zoom's axis, y down. */
  box?: number[];
  /** What a view of the stop is centred on. */
  middle?: number[];
}

/** Every view is drawn on a square of so many units, its middle in the origin. */
export const VIEW = 1000;

/** From the largest to the smallest, as they are painted: written by art/scale/draw.ts. */
export const LEVELS: readonly ScaleLevel[] = drawn.levels;

/** The place straight below the eye that sees the globe. */
export const GLOBE = drawn.globe;

export function levelOf(stop: string): ScaleLevel & { box: number[]; middle: number[] } {
  const found = LEVELS.find(({ name }) => name === stop);
  if (!found?.box || !found.middle) {
    throw new Error(`src/assets/scale/levels.json: expected an object "${stop}", found none`);
  }
  return { ...found, box: found.box, middle: found.middle };
}

/** From how many powers of ten above its own field a drawing is seen, and to how many below it. */
export interface Seen {
  near: number;
  far: number;
}

export const SEEN: Seen = { near: 1.15, far: 0.95 };
/** Some give way sooner, or stay until the next has come. */
const SEEN_OTHERWISE: Readonly<Record<string, Seen>> = {
  board: { near: 1.45, far: 0.95 },
  region: { near: 1.7, far: 0.7 },
  city: { near: 0.85, far: 0.95 },
};
/** The object of a stop, as a copper die in what surrounds it. */
export const SEEN_AS_DIE: Seen = { near: -0.3, far: 2.7 };

/** How fast a drawing comes as the view grows, and how fast it goes: opacity for a power of ten. */
const COMES = 3;
const GOES = 2.6;

/** Where its own field is so many powers of ten wider than the view. */
export const opacityAt = ({ near, far }: Seen, d: number) =>
  Math.max(0, Math.min((near - d) * GOES, (d + far) * COMES, 1));
/** The same as CSS says it. */
export const OPACITY = `min((var(--near) - var(--d))*${GOES},(var(--d) + var(--far))*${COMES})`;

export const seenOf = (level: string): Seen => SEEN_OTHERWISE[level] ?? SEEN;

/** As fine as the stylesheet says it. */
export const powerOfField = (field: number) => +Math.log10(field).toFixed(3);

/** Whether something of that field is seen in a view that is 10 to the power of z wide, or on a way of views. */
export function isSeen(field: number, { near, far }: Seen, from: number, to = from): boolean {
  const k = Math.log10(field);
  return k - near < to && from < k + far;
}

/** How far the axis stands from the middle of the view at a stop, in units of the view. */
export function axisAt(stop: string, z: number): [x: number, y: number] {
  const [x = 0, y = 0] = levelOf(stop).middle.map(inView(z));
  return [-x || 0, -y || 0];
}

/** Metres in units of a view that is 10 to the power of z wide. */
export const inView = (z: number) => (metres: number) => Math.round((metres / 10 ** z) * VIEW);

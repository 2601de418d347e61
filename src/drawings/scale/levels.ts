import drawn from '../../assets/scale/levels.json';

/** A stop of the zoom, as far as its drawings need it. */
export interface Stop {
  id: string;
  /** The view is 10 to the this power metres wide. */
  viewPower: number;
}

/** One drawing of the zoom: the object of a stop, or the surroundings between two stops. */
export interface ScaleLevel {
  name: string;
  /** Width of the square view it is drawn for, in metres. */
  field: number;
  /** The object of a stop: left, top, width and height in metres from the zoom's axis, y down. */
  box?: number[];
  /** The point that the view of the stop is centred on. */
  middle?: number[];
}

/** Every level is drawn on a square of this many units, with its middle at the origin. */
export const VIEW = 1000;

/** In painting order, from the largest to the smallest; art/scale/draw.ts writes them. */
export const LEVELS: readonly ScaleLevel[] = drawn.levels;

/** Where on the Earth the zoom takes place, and what is drawn of it. */
export interface Earth {
  /** The place of the zoom's axis: an office. */
  axis: { longitude: number; latitude: number };
  /** The point of the globe that faces the viewer. */
  globe: { longitude: number; latitude: number };
  /** Whether the levels show districts of Berlin, which the page has to credit. */
  isBerlin: boolean;
  levels: readonly ScaleLevel[];
  /** Levels that have no file in src/assets/scale, drawn in the build. */
  drawn: ReadonlyMap<string, string>;
}

/** As art/scale/earth.ts draws it. */
export const BERLIN: Earth = {
  axis: { longitude: 13.405, latitude: 52.52 },
  globe: drawn.globe,
  isBerlin: true,
  levels: LEVELS,
  drawn: new Map(),
};

export function levelOf(
  stop: string,
  { levels } = BERLIN,
): ScaleLevel & { box: number[]; middle: number[] } {
  const found = levels.find(({ name }) => name === stop);
  if (!found?.box || !found.middle) {
    throw new Error(`src/assets/scale/levels.json: expected an object "${stop}", found none`);
  }
  return { ...found, box: found.box, middle: found.middle };
}

/**
 * In powers of ten: a drawing is visible while the view is at most `near` narrower and at most `far` wider
 * than the field it is drawn for.
 */
export interface VisibleRange {
  near: number;
  far: number;
}

export const VISIBLE_RANGE: VisibleRange = { near: 1.15, far: 0.95 };
/** Some drawings fade out earlier, or stay until the next one is visible. */
const VISIBLE_RANGE_EXCEPTIONS: Readonly<Record<string, VisibleRange>> = {
  board: { near: 1.45, far: 0.95 },
  // Not yet in the picture of the board, whose edges the hands would cover.
  person: { near: 0.65, far: 0.95 },
  region: { near: 1.7, far: 0.7 },
  city: { near: 0.85, far: 0.95 },
};
/** The object of a stop is a copper square, its die, in the views of larger stops. */
export const VISIBLE_RANGE_OF_DIE: VisibleRange = { near: -0.3, far: 2.7 };

export const visibleRangeOf = (level: string): VisibleRange =>
  VISIBLE_RANGE_EXCEPTIONS[level] ?? VISIBLE_RANGE;

/** Change of opacity for each power of ten. */
const FADE_IN = 3;
const FADE_OUT = 2.6;

/** `depth`: how many powers of ten the drawing's field is wider than the view. */
export const opacityAt = ({ near, far }: VisibleRange, depth: number) =>
  Math.max(0, Math.min((near - depth) * FADE_OUT, (depth + far) * FADE_IN, 1));
/** opacityAt() as a CSS expression of `--zoom-depth`; browsers clamp opacity to 0…1 by themselves. */
export const OPACITY_CSS = `min((var(--near) - var(--zoom-depth))*${FADE_OUT},(var(--zoom-depth) + var(--far))*${FADE_IN})`;

/** Rounded as in the style sheet. */
export const exponentOf = (field: number) => +Math.log10(field).toFixed(3);

/** Whether a drawing is visible in a view that is 10 to the power of `from` wide, or in some view up to `to`. */
export function isVisible(
  field: number,
  { near, far }: VisibleRange,
  from: number,
  to = from,
): boolean {
  const exponent = Math.log10(field);
  return exponent - near < to && from < exponent + far;
}

/** Where the zoom's axis is at a stop, in units from the middle of the view. */
export function axisOffset(
  stop: string,
  viewPower: number,
  earth = BERLIN,
): [x: number, y: number] {
  const [x = 0, y = 0] = levelOf(stop, earth).middle.map(metresToUnitsAt(viewPower));
  return [-x || 0, -y || 0];
}

/** Turns metres into units of VIEW, in a view that is 10 to the this power metres wide. */
export const metresToUnitsAt = (viewPower: number) => (metres: number) =>
  Math.round((metres / 10 ** viewPower) * VIEW);

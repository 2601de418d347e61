import { geoDistance, geoOrthographic } from 'd3-geo';
import { BERLIN, levelOf, metresToUnitsAt } from './levels.ts';

export interface Office {
  id: string;
  name: string;
  latitude: number;
  longitude: number;
}

export interface OfficeOnGlobe {
  id: string;
  name: string;
  x: number;
  y: number;
  /** A line through the marker and its name: with its width it is what is pressed. */
  target: string;
  label: { x: number; y: number; anchor: 'start' | 'middle' | 'end' };
}

const MARKER = 14;
/** The advance of Geist Mono at 17 units. */
export const LETTER_WIDTH = 10.3;
const LINE_HEIGHT = 22;

interface Area {
  left: number;
  right: number;
  top: number;
  bottom: number;
}
const around = (x: number, y: number): Area => ({
  left: x - MARKER,
  right: x + MARKER,
  top: y - MARKER,
  bottom: y + MARKER,
});
const overlap = (a: Area, b: Area) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** The offices on the visible half of the globe, each with its name at a side where it covers nothing. */
export function officesOnGlobe(
  globe: string,
  offices: readonly Office[],
  earth = BERLIN,
): OfficeOnGlobe[] {
  const { field, middle, box } = levelOf(globe, earth);
  const unit = metresToUnitsAt(Math.log10(field));
  const [cx = 0, cy = 0] = middle.map(unit);
  const radius = unit((box[2] ?? 0) / 2);
  const { longitude: east, latitude: north } = earth.globe;
  const viewer: [number, number] = [east, north];
  const project = geoOrthographic()
    .rotate([-east, -north])
    .translate([cx, cy])
    .scale(radius)
    .clipAngle(90);
  const visible = offices.flatMap(({ id, name, longitude, latitude }) => {
    // clipAngle() has no effect on single points, so the far side is filtered here.
    const [x, y] = project([longitude, latitude]) ?? [0, 0];
    const isInFront = geoDistance([longitude, latitude], viewer) < Math.PI / 2;
    return isInFront ? [{ id, name, x: Math.round(x), y: Math.round(y) }] : [];
  });
  const taken = visible.map(({ x, y }) => around(x, y));
  return visible.map((office) => {
    const sides = sidesOf(office);
    const isFree = ({ area }: Side) =>
      [area.left, area.right].every((x) => Math.hypot(x - cx, area.top - cy) < radius) &&
      !taken.some((other) => overlap(area, other));
    const side = sides.find(isFree) ?? (office.x > cx ? sides[1] : sides[0]);
    if (!side) throw new Error(`no side for ${office.name}`);
    taken.push(side.area);
    return { ...office, target: targetOf(office, side.area), label: side.label };
  });
}

function targetOf({ x, y }: { x: number; y: number }, label: Area): string {
  const marker = around(x, y);
  const left = Math.floor(Math.min(marker.left, label.left));
  const right = Math.ceil(Math.max(marker.right, label.right));
  return `M${left} ${y}H${right}`;
}

interface Side {
  area: Area;
  label: OfficeOnGlobe['label'];
}

function sidesOf({ name, x, y }: { name: string; x: number; y: number }): Side[] {
  const width = name.length * LETTER_WIDTH;
  const gap = MARKER + 2;
  const side = (left: number, base: number, label: Omit<OfficeOnGlobe['label'], 'y'>): Side => ({
    area: { left, right: left + width, top: base - LINE_HEIGHT + 5, bottom: base + 5 },
    label: { ...label, y: base },
  });
  return [
    side(x + gap, y + 6, { x: x + gap, anchor: 'start' }),
    side(x - gap - width, y + 6, { x: x - gap, anchor: 'end' }),
    side(x - width / 2, y - 18, { x, anchor: 'middle' }),
    side(x - width / 2, y + 30, { x, anchor: 'middle' }),
  ];
}

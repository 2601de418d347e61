import type { Line, Plot as PlotCurve, Point, Region } from '../calculations/curve.ts';
import { type PlotProps, round } from './plotProps.ts';
import { cursorOn, type PlotScale, scaleOf } from './plotScale.ts';
import { textsOf } from './plotTexts.ts';
import { Die, Hatch, PlotText } from './shapes.tsx';

const SQUARE = 9;

/** The curve of a calculation: the same elements in the build, for the static figure, and in the browser. */
export function Plot({ curve, size, words, id }: PlotProps<PlotCurve>) {
  const scale = scaleOf(curve, size, words);
  const { x, y, bottom } = scale;
  const cursor = cursorOn(curve, scale);
  const marks = curve.marks.map(
    (mark) => `M${round(x(mark.x) - SQUARE / 2)} ${round(y(mark.y) - SQUARE / 2)}h9v9h-9z`,
  );
  return (
    <>
      {curve.regions.map((region) => (
        // A plot has at most one region of each direction.
        <HatchedRegion
          key={region.back ? 'back' : 'front'}
          id={`${id}-${region.back ? 'back' : 'front'}`}
          {...{ region, scale }}
        />
      ))}
      <Grid {...{ curve, scale }} />
      {curve.kept && <path className="d-kept" d={pathOf(curve.kept, scale)} />}
      {LOOKS.map(([look, className]) => (
        <path
          key={look}
          className={className}
          d={pathOf(
            curve.lines.filter((line) => line.look === look),
            scale,
          )}
        />
      ))}
      <path className="d-th" d={curve.limits.map((limit) => limitOf(limit, scale)).join('')} />
      {marks.length > 0 && <path className="d-k" d={marks.join('')} />}
      {cursor && cursor.y < bottom && (
        <path className="d-t" d={`M${round(cursor.x)} ${round(cursor.y)}V${bottom + 8}`} />
      )}
      {textsOf(curve, size, words, scale).map(({ key, isStrong, ...text }) => (
        <PlotText key={key} look={isStrong ? 'i' : '3'} {...text} />
      ))}
      {cursor && <Die {...cursor} />}
    </>
  );
}

/** From back to front. */
const LOOKS: readonly (readonly [Line['look'], string])[] = [
  ['thin', 'd-l'],
  ['dashed', 'd-th'],
  ['main', 'd-a'],
];

function pathOf(lines: readonly Line[], { x, y }: PlotScale): string {
  let d = '';
  for (const { points } of lines) {
    let command = 'M';
    for (const [px, py] of points) {
      d += `${command}${round(x(px))} ${round(y(py))}`;
      command = 'L';
    }
  }
  return d;
}

function limitOf(
  { axis, at, from, to }: PlotCurve['limits'][number],
  { x, y, left, right, top, bottom }: PlotScale,
): string {
  const end = (value: number | undefined, place: (value: number) => number, edge: number) =>
    round(value === undefined ? edge : place(value));
  return axis === 'y'
    ? `M${end(from, x, left)} ${round(y(at))}H${end(to, x, right)}`
    : `M${round(x(at))} ${end(from, y, bottom)}V${end(to, y, top)}`;
}

function Grid({ curve, scale }: { curve: PlotCurve; scale: PlotScale }) {
  const { x, y, left, right, bottom } = scale;
  const lines = curve.y.ticks
    .filter((tick) => tick > curve.y.min)
    .map((tick) => `M${left} ${round(y(tick))}H${right}`);
  const ticks = (curve.x.minor ?? curve.x.ticks).map(
    (tick) => `M${round(x(tick))} ${bottom}v${curve.x.ticks.includes(tick) ? 8 : 4}`,
  );
  return (
    <>
      <path className="d-g" d={lines.join('')} />
      <path className="d-t" d={`M${left} ${bottom}H${right}${ticks.join('')}`} />
    </>
  );
}

interface HatchedRegionProps {
  region: Region;
  scale: PlotScale;
  id: string;
}

function HatchedRegion({ region: { points, back, edge }, scale, id }: HatchedRegionProps) {
  const { x, y, top, bottom } = scale;
  const corners = points.map(([px, py]): Point => [x(px), y(py)]);
  const xs = corners.map(([each]) => each);
  const ys = corners.map(([, each]) => each);
  const box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] as const;
  if (box[2] - box[0] < 1) return null;
  return (
    <>
      <Hatch
        {...{ id, box }}
        shape={`M${corners.map((corner) => corner.map(round).join(' ')).join('L')}Z`}
        step={edge === undefined && back ? 7 : 9}
        isBack={back}
      />
      {edge !== undefined && <path className="d-t" d={`M${round(x(edge))} ${top}V${bottom}`} />}
    </>
  );
}

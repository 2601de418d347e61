import type { Label, Line, Plot, Point } from '../curve.ts';
import { beside, clipToLogRange, powersOfTen, samples } from '../curveParts.ts';
import type { AlarmValues } from './compute.ts';
import type { AlarmInputs } from './inputs.ts';
import { isCleanCount, precisionCurve } from './rates.ts';

export const labels = ['cursor', 'cursorAtLeast', 'breakEven', 'low', 'high', 'none'] as const;

type AlarmLabel = Label & { readonly key: (typeof labels)[number] };

/** The base rates that can be set. */
const RAREST = 1e-6;
export const MOST_FREQUENT = 0.5;
/** In per cent. */
const [LEAST, ALL] = [0.01, 100];

/** A base rate above which an alarm is worth its trouble; with counts, the one that they leave no doubt about. */
export const surelyPaysFrom = ({ breakEven, breakEvenHigh }: AlarmValues) =>
  breakEvenHigh ?? breakEven;

/** Of the columns in a file. */
const NAMES = { ppv: 'ppv', low: 'ppvLow', high: 'ppvHigh' } as const;

/** The share of real alarms over the base rate, with the interval of the counts. */
export function curve(
  inputs: AlarmInputs,
  values: AlarmValues,
): Omit<Plot, 'labels'> & { readonly labels: readonly AlarmLabel[] } {
  const { prevalence, r } = inputs;
  const at = precisionCurve(inputs);
  const rates = samples({ scale: 'log', min: RAREST, max: MOST_FREQUENT }, 160);
  const line = (look: Line['look'], of: 'ppv' | 'low' | 'high') => {
    const points = rates.flatMap((rate): Point[] => {
      const share = at(rate)?.[of] ?? null;
      return share === null ? [] : [[rate, Math.max(100 * share, Number.MIN_VALUE)]];
    });
    return clipToLogRange(points, LEAST, ALL).map(
      (part): Line => ({ name: NAMES[of], look, points: part }),
    );
  };
  const main = line('main', 'ppv');
  const [low, high] = [line('thin', 'low'), line('thin', 'high')];

  const named: AlarmLabel[] = [];
  const isClean = isCleanCount(inputs);
  const shown = isClean ? values.ppvLow : values.ppv;
  const y = shown === null ? null : Math.max(LEAST, 100 * shown);
  const isLeft = prevalence > 0.02;
  named.push(
    y === null
      ? { key: 'none', x: prevalence, y: 1, ...beside(isLeft ? 'left' : 'right', 14), strong: true }
      : {
          key: isClean ? 'cursorAtLeast' : 'cursor',
          x: prevalence,
          y,
          line: isLeft ? -0.6 : 1.4,
          ...beside(isLeft ? 'left' : 'right', 14),
          values: { ppv: values.ppv, ppvLow: values.ppvLow },
          strong: true,
        },
  );
  const from = surelyPaysFrom(values);
  const hasEdge = from !== null && from > RAREST && from < MOST_FREQUENT;
  if (hasEdge)
    named.push({
      key: 'breakEven',
      x: from,
      y: ALL,
      line: 1.4,
      ...beside(from < 0.005 ? 'right' : 'left', 8),
      values: { payingOneIn: 1 / from },
      strong: true,
    });
  const name = (
    key: 'low' | 'high',
    [part]: readonly Line[],
    place: Pick<Label, 'anchor' | 'shift' | 'line'>,
  ) => {
    const point = part?.points[Math.floor((part.points.length - 1) * 0.62)];
    if (point) named.push({ key, x: point[0], y: point[1], wide: true, ...place });
  };
  name('low', low, { ...beside('right', 10), line: 1 });
  name('high', high, { ...beside('left', 10), line: -0.4 });

  const evenly = 100 / (r + 1);
  const edge = hasEdge ? from : MOST_FREQUENT;
  return {
    kind: 'plot',
    x: {
      scale: 'log',
      min: RAREST,
      max: MOST_FREQUENT,
      ticks: powersOfTen(RAREST, MOST_FREQUENT),
      unit: '',
    },
    y: { scale: 'log', min: LEAST, max: ALL, ticks: powersOfTen(LEAST, ALL), unit: '%' },
    lines: [...low, ...high, ...main],
    limits: [],
    regions:
      from === null || from <= RAREST
        ? []
        : [
            {
              points: [
                [RAREST, ALL],
                [edge, ALL],
                [edge, LEAST],
                [RAREST, LEAST],
              ],
              ...(hasEdge && { edge }),
            },
          ],
    labels: named,
    marks: hasEdge && evenly >= LEAST ? [{ x: from, y: evenly }] : [],
    cursor: { x: prevalence, y, input: 'prevalence' },
  };
}

import { type Label, type Line, type Plot, YEAR_S } from './calculation.ts';
import { beside, clipToRange, decadeTicks, samples } from './curveParts.ts';
import { lgMtbfSeconds, type SynchroniserInputs, slack_ps } from './synchroniser.ts';

/** Above this power of ten of years the number is right and means nothing. */
export const LARGEST_LG_YEARS = 30;
const SMALLEST_LG_YEARS = -6;

/** Time to failure over the clock, a line for each number of stages. */
export function synchroniserCurve(values: SynchroniserInputs, lgField_y: number): Plot {
  const { fc_MHz, n, tov_ps, m, life_y } = values;
  const [min, max] = [1, 5000];
  const end = Math.min(max, tov_ps > 0 ? 1e6 / tov_ps : max);
  const lines: Line[] = [];
  const labels: Label[] = [];
  for (const stages of new Set([2, 3, 4, n])) {
    const points = samples({ scale: 'log', min, max: end }, 240).map((fc): [number, number] => [
      fc,
      lgMtbfSeconds(values, stages, fc) - Math.log10(YEAR_S) - Math.log10(m),
    ]);
    const parts = clipToRange(points, SMALLEST_LG_YEARS, LARGEST_LG_YEARS);
    for (const part of parts) lines.push({ look: stages === n ? 'main' : 'thin', points: part });
    const head = parts[0]?.[0];
    if (!head || head[0] > 0.85 * max) continue;
    const place = {
      x: head[0],
      y: LARGEST_LG_YEARS,
      line: -0.5,
      values: { n: stages },
      ...(stages === n && { strong: true as const }),
    };
    if (stages === 2)
      labels.push(
        { ...place, key: 'stages', anchor: 'end', wide: true },
        { ...place, key: 'number', anchor: 'middle', narrow: true },
      );
    else labels.push({ ...place, key: 'number', anchor: 'middle' });
  }
  const limits = [100 * life_y, life_y].map((years) => ({
    axis: 'y' as const,
    at: Math.log10(years),
    to: end,
  }));
  const of = m > 1 ? 'All' : 'One';
  labels.push(
    {
      key: `hundredLives${of}`,
      x: min,
      y: Math.log10(100 * life_y),
      line: -0.5,
      values: { years: 100 * life_y },
      strong: true,
      wide: true,
    },
    {
      key: `life${of}`,
      x: min,
      y: Math.log10(life_y),
      line: 1.1,
      values: { years: life_y },
      strong: true,
      wide: true,
    },
    {
      key: 'years',
      x: min,
      y: Math.log10(100 * life_y),
      line: -0.5,
      values: { years: 100 * life_y },
      strong: true,
      narrow: true,
    },
    {
      key: 'lifeShort',
      x: min,
      y: Math.log10(life_y),
      line: 1.1,
      values: { years: life_y },
      strong: true,
      narrow: true,
    },
  );
  if (end < 0.55 * max)
    labels.push({
      key: 'periodUsed',
      x: max,
      y: LARGEST_LG_YEARS,
      line: 1.5,
      anchor: 'end',
      shift: -10,
      strong: true,
      wide: true,
    });
  if (end < 0.35 * max)
    labels.push({
      key: 'periodUsedShort',
      x: max,
      y: LARGEST_LG_YEARS,
      line: 1.5,
      anchor: 'end',
      shift: -4,
      strong: true,
      narrow: true,
    });
  const y = Math.max(SMALLEST_LG_YEARS, Math.min(LARGEST_LG_YEARS, lgField_y));
  if (slack_ps(values, fc_MHz) === 0)
    labels.push({
      key: 'noSettling',
      x: Math.min(fc_MHz, 0.95 * max),
      y,
      line: -0.9,
      anchor: 'end',
      shift: -6,
      strong: true,
    });
  else if (lgField_y <= LARGEST_LG_YEARS)
    labels.push({
      key: m > 1 ? 'cursorAll' : 'cursorOne',
      x: fc_MHz,
      y,
      line: 0.3,
      ...beside(fc_MHz < 400 ? 'right' : 'left', 14),
      values: { lgField_s: lgField_y + Math.log10(YEAR_S) },
      strong: true,
    });
  return {
    kind: 'plot',
    x: {
      scale: 'log',
      min,
      max,
      ticks: [1, 10, 100, 1000],
      minor: decadeTicks(min, max),
      unit: 'MHz',
      end: { value: max / 1000, unit: 'GHz' },
    },
    y: {
      scale: 'linear',
      min: SMALLEST_LG_YEARS,
      max: LARGEST_LG_YEARS,
      ticks: [-6, 6, 12, 18, 24, 30],
      power: true,
      unit: 'y',
    },
    lines,
    limits,
    regions:
      end < max
        ? [
            {
              points: [
                [end, LARGEST_LG_YEARS],
                [max, LARGEST_LG_YEARS],
                [max, SMALLEST_LG_YEARS],
                [end, SMALLEST_LG_YEARS],
              ],
              edge: end,
            },
          ]
        : [],
    labels,
    marks: [],
    cursor: { x: fc_MHz, y, input: 'fc_MHz' },
  };
}

import type { Label, Line, Plot, Point, Region } from '../curve.ts';
import { beside, clipToRange, decadeTicks, samples } from '../curveParts.ts';
import { LARGEST_LG_YEARS, type SynchroniserValues } from './compute.ts';
import { lgFieldYears, slack_ps } from './failures.ts';
import type { SynchroniserInputs } from './inputs.ts';

export const labels = [
  'stages',
  'number',
  'slower',
  'allowed',
  'allowedShort',
  'periodUsed',
  'periodUsedShort',
  'noSettling',
  'cursorAll',
  'cursorOne',
  'yearsUnit',
] as const;

type SynchroniserLabel = Label & { readonly key: (typeof labels)[number] };

const SMALLEST_LG_YEARS = -6;
const [SLOWEST_MHZ, FASTEST_MHZ] = [1, 5000];
/** The share of the width from which the hatched part has room for its words. */
const ROOM = 0.2;

/** The share of a logarithmic axis that lies right of a clock. */
const shareRightOf = (fc_MHz: number) =>
  Math.log(FASTEST_MHZ / fc_MHz) / Math.log(FASTEST_MHZ / SLOWEST_MHZ);

const inside = (lgYears: number) =>
  Math.max(SMALLEST_LG_YEARS, Math.min(LARGEST_LG_YEARS, lgYears));

/** Time to failure of all over the clock, a line for each number of flip-flops. */
export function curve(
  inputs: SynchroniserInputs,
  { tov_ps, lgField_y }: SynchroniserValues,
): Omit<Plot, 'labels'> & { readonly labels: readonly SynchroniserLabel[] } {
  const { fc_MHz, n, tau_ps, k, units, life_y, allow } = inputs;
  const end = Math.min(FASTEST_MHZ, tov_ps > 0 ? 1e6 / tov_ps : FASTEST_MHZ);
  const clocks = (count: number) => samples({ scale: 'log', min: SLOWEST_MHZ, max: end }, count);
  const years = (fc: number, stages: number, tau = tau_ps) =>
    lgFieldYears(inputs, { fc_MHz: fc, n: stages, tau_ps: tau });

  const lines: Line[] = [];
  const named: SynchroniserLabel[] = [];
  const heads: { stages: number; x: number }[] = [];
  for (const stages of new Set([2, 3, 4, n])) {
    const points = clocks(240).map((fc): Point => [fc, years(fc, stages)]);
    const parts = clipToRange(points, SMALLEST_LG_YEARS, LARGEST_LG_YEARS);
    for (const part of parts)
      lines.push({
        name: `all_flipflops${stages}`,
        look: stages === n ? 'main' : 'thin',
        points: part,
      });
    const head = parts[0]?.[0];
    if (head && shareRightOf(head[0]) > 0.05) heads.push({ stages, x: head[0] });
  }
  const last = heads.at(-1);
  for (const { stages, x } of heads) {
    const place = {
      x,
      y: LARGEST_LG_YEARS,
      line: -0.5,
      values: { n: stages },
      ...(stages === n && { strong: true as const }),
    };
    // The last has the word, because there is room to the right of it.
    if (stages === last?.stages)
      named.push(
        { ...place, key: 'stages', anchor: 'start', shift: -4, wide: true },
        { ...place, key: 'number', anchor: 'middle', narrow: true },
      );
    else named.push({ ...place, key: 'number', anchor: 'middle' });
  }

  const band = clocks(96).map((fc) => ({
    fc,
    now: inside(years(fc, n)),
    slower: inside(years(fc, n, 2 * tau_ps)),
  }));
  const head = band.find(({ slower }) => slower < LARGEST_LG_YEARS);
  if (head && band[0] !== head)
    named.push({
      key: 'slower',
      x: head.fc,
      y: LARGEST_LG_YEARS,
      line: -0.5,
      anchor: 'end',
      shift: -12,
      strong: true,
    });

  const limit = Math.log10(life_y / allow);
  const atLimit = {
    x: FASTEST_MHZ,
    y: limit,
    line: -0.5,
    anchor: 'end',
    shift: -4,
    values: { allow, life_y },
    strong: true,
  } as const;
  named.push(
    { key: 'allowed', ...atLimit, wide: true },
    { key: 'allowedShort', ...atLimit, narrow: true },
  );
  const used = {
    x: FASTEST_MHZ,
    y: LARGEST_LG_YEARS,
    line: 1.5,
    anchor: 'end',
    shift: -6,
    strong: true,
  } as const;
  if (shareRightOf(end) > ROOM)
    named.push(
      { key: 'periodUsed', ...used, wide: true },
      { key: 'periodUsedShort', ...used, narrow: true },
    );

  const y = inside(lgField_y);
  if (slack_ps(inputs) === 0)
    named.push({
      key: 'noSettling',
      x: Math.min(fc_MHz, 0.95 * FASTEST_MHZ),
      y,
      line: -0.9,
      anchor: 'end',
      shift: -6,
      strong: true,
    });
  else if (lgField_y <= LARGEST_LG_YEARS)
    named.push({
      key: k * units > 1 ? 'cursorAll' : 'cursorOne',
      x: fc_MHz,
      y,
      line: 0.3,
      ...beside('left', 14),
      values: { lgField_y },
      strong: true,
    });

  const regions: Region[] = [
    {
      points: [
        ...band.map(({ fc, now }): Point => [fc, now]),
        ...band.map(({ fc, slower }): Point => [fc, slower]).reverse(),
      ],
      back: true,
    },
  ];
  if (end < FASTEST_MHZ)
    regions.push({
      points: [
        [end, LARGEST_LG_YEARS],
        [FASTEST_MHZ, LARGEST_LG_YEARS],
        [FASTEST_MHZ, SMALLEST_LG_YEARS],
        [end, SMALLEST_LG_YEARS],
      ],
      edge: end,
    });
  return {
    kind: 'plot',
    x: {
      scale: 'log',
      min: SLOWEST_MHZ,
      max: FASTEST_MHZ,
      ticks: [1, 10, 100, 1000],
      minor: decadeTicks(SLOWEST_MHZ, FASTEST_MHZ),
      unit: 'MHz',
      end: { value: FASTEST_MHZ / 1000, unit: 'GHz' },
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
    limits: [{ axis: 'y', at: limit }],
    regions,
    labels: named,
    marks: [],
    cursor: { x: fc_MHz, y, input: 'fc_MHz' },
  };
}

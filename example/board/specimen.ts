import type { Calculated } from '../shared/calculate.ts';
import { readJson } from '../shared/files.ts';
import {
  addressOf,
  digits,
  fixed,
  percent,
  type RequirementResult,
  type Specimen,
  table,
} from '../shared/specimen.ts';

interface Source {
  readonly kind: string;
  readonly text: string;
}
interface Budget {
  readonly onAir_s: number;
  readonly event: readonly {
    readonly part: string;
    readonly mA: number;
    readonly s: number;
    readonly source: Source;
  }[];
  readonly sleep: readonly {
    readonly part: string;
    readonly uA: number;
    readonly source: Source;
  }[];
}
interface Life {
  readonly life_y: number;
  readonly mean_uA: number;
  readonly shareMain: number;
  readonly shareSleep: number;
  readonly shareRegulator: number;
  readonly shareSelf: number;
  readonly vPeak_V: number;
}

const GOAL_Y = 5;
/** Rounded down: what one may rely on. */
const years = (life: number) => fixed(Math.floor(life * 100) / 100, 2);
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

export function specimen(): Specimen {
  const { event, sleep, onAir_s } = readJson<Budget>('board/out/budget.json');
  const calculations = readJson<
    readonly [Calculated, Calculated, Calculated, Calculated, Calculated, Calculated, Calculated]
  >('board/out/calculations.json');
  const lives = calculations.map(({ values }) => values as unknown as Life) as [Life, Life, Life];
  const [life, larger, twice] = lives;
  const [now] = calculations;
  const { peak_mA, rcell_ohm, vcell_V, vmin_V, cap_mAh, usable_pc, self_pc } = now.setting.values;
  const twicePeak_mA = calculations[2].setting.values.peak_mA ?? 0;
  const charge = sum(event.map(({ mA, s }) => mA * s));
  const assumed = sum(
    event.filter(({ source }) => source.kind === 'assumed').map(({ mA, s }) => mA * s),
  );
  const fpga = sum(
    event.filter(({ part }) => /^(?:FPGA|Oscillator)/.test(part)).map(({ mA, s }) => mA * s),
  );
  const mark = ({ kind, text }: Source) => `${kind}: ${text}`;

  const requirements: readonly RequirementResult[] = [
    {
      id: 'R11',
      what: 'Battery life, one measurement in ten minutes, figures as assumed',
      limit: `≥ ${GOAL_Y} years`,
      result: `${years(life.life_y)} years`,
      verdict: life.life_y >= GOAL_Y ? 'pass' : 'fail',
    },
    {
      id: 'R11',
      what: 'The same, every assumed current half as large again',
      limit: `≥ ${GOAL_Y} years`,
      result: `${years(larger.life_y)} years`,
      verdict: larger.life_y >= GOAL_Y ? 'pass' : 'not shown',
      ...(larger.life_y >= GOAL_Y ? {} : { finding: 'F1' }),
    },
    {
      id: 'R11',
      what: `Supply while the radio sends, ${peak_mA} mA from ${rcell_ohm} Ω of a cold cell, as assumed`,
      limit: `≥ ${vmin_V} V`,
      result: `${fixed(life.vPeak_V, 1)} V without a capacitor`,
      verdict: life.vPeak_V >= (vmin_V ?? 0) ? 'pass' : 'fail',
      ...(life.vPeak_V >= (vmin_V ?? 0) ? {} : { finding: 'F2' }),
    },
  ];
  return {
    layer: 'board',
    title: 'Sensor board: power budget with assumed figures',
    document: 'Design notes (power budget)',
    issue: 2,
    date: '2026-11-19',
    requirements,
    calculations,
    plots: [
      {
        id: 'life',
        title: 'Life over the time between measurements; beyond ten years nobody should rely on it',
        file: 'out/life.csv',
        x: {
          column: 'minutes',
          label: 'minutes between measurements',
          scale: 'log',
          min: 1,
          max: 60,
        },
        y: { column: 'years', label: 'years', scale: 'linear', min: 0, max: 30 },
        limits: [{ from: [1, GOAL_Y], to: [60, GOAL_Y] }],
      },
    ],
    findings: [
      `${percent(assumed / charge)} of the charge of a measurement rest on currents that no data sheet confirmed; all times but that on air are assumed, too. With every such current half as large again the cell lasts ${years(larger.life_y)} years, with twice as much ${years(twice.life_y)}; but then the radio would take ${twicePeak_mA} mA, and pull the cell down to ${fixed(twice.vPeak_V, 1)} V: it would stop while it sends, whatever is left in it.`,
      `The radio’s ${peak_mA} mA through ${rcell_ohm} Ω, as a bobbin cell may have in the cold, pull ${fixed(vcell_V ?? 0, 1)} V down to ${fixed(life.vPeak_V, 1)} V. The first issue called that a failure, because it asked for 2.9 V, which only the converter needs; a reader asked where they come from. The converter is powered down while the radio sends, and what runs then needs 1.8 V and its regulator 0.2 V. The resistance and the 0.2 V are assumed.`,
      'The first budget had no reference for the converter, which wants 2.5 V. Its current is in the table now, and no part is chosen; [the front end](/example/analog) was changed to fill its range.',
      'The first budget took the front end’s simulated current. It takes the limit of R4 now: a budget grants what a requirement allows, not what a simulation hopes.',
      'The first issue listened for two seconds, of which the detector of layer 6 takes one record of 160 ms: 16.4 mC a measurement, and with every assumed current half as large again 4.4 years. **Five years were not shown.** Found by a reader who laid this sheet and that of layer 6 side by side. The sensor listens for 0.2 s now.',
      'The regulator was in the calculation and in no table, and was not made larger with the other assumptions. It has its row now.',
    ],
    open: [
      {
        text: 'No schematic, no layout, no prototype: the weakest layer of this example.',
        needs: 'a board',
      },
      {
        text: 'Figures marked “assumed”.',
        needs: 'a part and its data sheet, or a measurement',
      },
      {
        text: 'The cell: its capacity and resistance in the cold and at the end of its life, the passivation of its lithium, which lowers the voltage of the first pulse after a long rest, and its loss on a warm machine.',
        needs: 'the maker’s curves at this current, and a range of temperatures in R11',
      },
      {
        text: 'The spreading factor is assumed. From 11 on five years are not kept.',
        needs: 'the distance to a gateway',
      },
      {
        text: 'Four supplies, and a sequence for the FPGA, which is off between measurements.',
        needs: 'a schematic',
      },
    ],
    attack: [
      {
        doubt: 'A budget of assumptions is no document.',
        answer:
          'It is the first one that a project has, and its use is the last column: it says which figure to buy or to measure first. Its title says what it is.',
      },
      {
        doubt: 'Does it need the FPGA?',
        answer: `By this table the FPGA and its oscillator take ${percent(fpga / charge)} of a measurement. [The firmware’s report](/example/firmware) says what a processor would need instead.`,
      },
    ],
    files: [
      { path: 'board/budget.ts', what: 'parts, figures and their sources' },
      { path: 'board/out/budget.json', what: 'the tables' },
      { path: 'board/out/life.csv', what: 'life over the time between measurements' },
    ],
    body: `
## One measurement: ${fixed(charge, 1)} mC

${table(
  ['Part', 'current', 'time', 'charge', 'share', 'where the figure comes from'],
  event.map(({ part, mA, s, source }) => [
    part,
    `${mA} mA`,
    `${digits(s)} s`,
    `${fixed(mA * s, 2)} mC`,
    percent((mA * s) / charge),
    mark(source),
  ]),
)}

${fixed(onAir_s * 1000, 0)} ms on air, by the formula of the transceivers’ data sheets: 24 bytes, 13 of them LoRaWAN’s own, spreading factor 9, 125 kHz.

## Asleep: ${fixed(sum(sleep.map(({ uA }) => uA)), 2)} µA

${table(
  ['Part', 'current', 'where the figure comes from'],
  sleep.map(({ part, uA, source }) => [part, `${uA} µA`, mark(source)]),
)}

One cell of size AA, lithium thionyl chloride: ${cap_mAh} mAh, ${usable_pc} % usable and ${self_pc} % a year lost are assumed.

## Life

Mean current of the load ${fixed(life.mean_uA, 1)} µA. Of what leaves the cell, its own loss among it: measurements ${percent(life.shareMain)}, sleep ${percent(life.shareSleep)}, regulator ${percent(life.shareRegulator)}, the cell itself ${percent(life.shareSelf)} (rounded each for itself). The loss is taken as ${self_pc} % a year of what is left. [The calculation](${addressOf(now)}) has the same numbers.

${table(
  ['If', 'years', 'the same in the calculation'],
  calculations.map((each, index) => [
    each.says,
    years(lives[index]?.life_y ?? 0),
    `[set these](${addressOf(each)})`,
  ]),
)}

[Life over the time between measurements](out/life.csv)
`,
  };
}

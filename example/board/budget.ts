// Charge of one measurement, mean current and life: figures of parts below, the sums by the calculation on the website.
import { calculate } from '../shared/calculate.ts';
import { writeJson, writeText } from '../shared/files.ts';

/** Where a figure comes from; a number without a source that was read is assumed. */
type Source =
  | { readonly kind: 'data sheet' | 'formula' | 'requirement'; readonly text: string }
  | { readonly kind: 'assumed'; readonly text: string };

interface Part {
  readonly part: string;
  readonly mA: number;
  readonly s: number;
  readonly source: Source;
}

/** One record of 160 ms, and what comes before the filter has settled. */
const WINDOW_S = 0.2;
const PERIOD_S = 600;

/** LoRa's time on air, by the formula of the transceivers' data sheets: 125 kHz, coding 4/5, header, checksum. From 16 ms on a symbol has two bits less. */
function timeOnAir_s(bytes: number, spreading: number): number {
  const symbol_s = 2 ** spreading / 125_000;
  const bits = symbol_s < 0.016 ? spreading : spreading - 2;
  const groups = Math.ceil((8 * bytes - 4 * spreading + 28 + 16) / (4 * bits));
  return (8 + 4.25 + 8 + Math.max(groups, 0) * 5) * symbol_s;
}
const onAir_s = Number(timeOnAir_s(24, 9).toFixed(3));

/** While the radio sends, all else but the processor is off: 1.8 V of the radio's data sheet, 0.2 V of a regulator assumed. */
const VMIN_V = 2;

const MCU = 'STM32L412, DS12469 rev. 7';
const RADIO = 'Semtech SX1261/2, rev. 1.1';
const CONVERTER = 'TI ADS8860, SBAS569';

const event: readonly Part[] = [
  {
    part: 'FPGA, configuration',
    mA: 8,
    s: 0.1,
    source: { kind: 'assumed', text: '104 kB at 12 Mbit/s take 0.07 s' },
  },
  {
    part: 'FPGA, filter',
    mA: 0.9,
    s: WINDOW_S,
    source: { kind: 'assumed', text: 'a counter at 12 MHz was measured by others at 0.61 mA' },
  },
  {
    part: 'Oscillator, 12.288 MHz',
    mA: 1.5,
    s: WINDOW_S + 0.1,
    source: { kind: 'assumed', text: 'order of a crystal oscillator' },
  },
  {
    part: 'Front end',
    mA: 0.12,
    s: WINDOW_S + 0.5,
    source: { kind: 'requirement', text: 'R4 at its limit; 0.5 s to settle' },
  },
  {
    part: 'Converter',
    mA: 0.21,
    s: WINDOW_S,
    source: { kind: 'data sheet', text: `${CONVERTER}: 0.55 mW at 100 kS/s, at 2.7 V` },
  },
  {
    part: 'Reference of 2.5 V, with its buffer',
    mA: 1,
    s: WINDOW_S + 0.5,
    source: { kind: 'assumed', text: 'no part is chosen' },
  },
  {
    part: 'Microcontroller at 4 MHz',
    mA: 0.47,
    s: WINDOW_S + 0.5,
    source: {
      kind: 'data sheet',
      text: `${MCU}: 79 µA/MHz, and half as much again; 0.5 s for features and radio are assumed`,
    },
  },
  {
    part: 'Radio, 24 bytes on air at SF9',
    mA: 30,
    s: onAir_s,
    source: { kind: 'assumed', text: 'current at +14 dBm with the board; time by formula' },
  },
  {
    part: 'Radio, two receive windows',
    mA: 5.5,
    s: 0.06,
    source: {
      kind: 'data sheet',
      text: `${RADIO}: 4.6 mA for LoRa, and 20 % for the processor; 0.06 s are assumed`,
    },
  },
];

/** In the calculation it is an input of its own. */
const regulator = {
  part: 'Regulator, quiescent',
  uA: 1,
  source: { kind: 'assumed', text: 'no part is chosen' },
} as const;
const sleep: readonly { part: string; uA: number; source: Source }[] = [
  {
    part: 'Microcontroller, Stop 2 with clock',
    uA: 0.95,
    source: { kind: 'data sheet', text: MCU },
  },
  {
    part: 'Radio, warm start',
    uA: 0.6,
    source: { kind: 'data sheet', text: RADIO },
  },
  { part: 'Converter', uA: 0.05, source: { kind: 'data sheet', text: CONVERTER } },
  { part: 'Load switches', uA: 0.5, source: { kind: 'assumed', text: 'no part is chosen' } },
  { part: 'Pull-ups and leakage', uA: 1, source: { kind: 'assumed', text: 'a clean board' } },
];

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
/** So that an address of the website holds it. */
const rounded = (value: number) => Number(value.toPrecision(4));

/** Every assumed current times a factor. */
function budget(says: string, factor: number, period_s = PERIOD_S, usable_pc = 70, spreading = 9) {
  const of = (source: Source) => (source.kind === 'assumed' ? factor : 1);
  const sent_s = Number(timeOnAir_s(24, spreading).toFixed(3));
  return calculate(says, 'battery', {
    T_s: period_s,
    Q_mC: rounded(
      sum(event.map(({ mA, s, source }) => mA * (s === onAir_s ? sent_s : s) * of(source))),
    ),
    is_uA: rounded(sum(sleep.map(({ uA, source }) => uA * of(source)))),
    te_s: 3,
    cap_mAh: 2600,
    usable_pc,
    self_pc: 2,
    iq_uA: rounded(regulator.uA * factor),
    ratio: 1,
    shelf_y: 10,
    goal_y: 5,
    peak_mA: 30 * factor,
    rcell_ohm: 30,
    vcell_V: 3.6,
    vmin_V: VMIN_V,
    tp_ms: Math.round(sent_s * 1000),
    buf_uF: 0,
  });
}

writeJson('board/out/calculations.json', [
  budget('the budget as it stands', 1),
  budget('every assumed current half as large again', 1.5),
  budget('every assumed current twice as large', 2),
  budget('a measurement every five minutes', 1, PERIOD_S / 2),
  budget('half of the cell usable', 1, PERIOD_S, 50),
  budget('both: half usable, and assumed currents half as large again', 1.5, PERIOD_S, 50),
  budget('spreading factor 11 instead of 9', 1, PERIOD_S, 70, 11),
]);
writeJson('board/out/budget.json', {
  period_s: PERIOD_S,
  onAir_s,
  event,
  sleep: [...sleep, regulator],
});

/** How many years for a measurement in so many minutes: for the drawing. */
const minutes = [1, 2, 3, 5, 7, 10, 15, 20, 30, 45, 60];
const rows = minutes.map((each) => {
  const { life_y } = budget('', 1, each * 60).values as { life_y: number };
  const { life_y: doubled } = budget('', 2, each * 60).values as { life_y: number };
  return `${each},${life_y.toFixed(3)},${doubled.toFixed(3)}`;
});
writeText(
  'board/out/life.csv',
  `minutes,years,years with assumed currents doubled\n${rows.join('\n')}\n`,
);

import { batteryCurve } from './batteryCurve.ts';
import {
  type BatteryInputs,
  currents,
  decay,
  knee,
  UAY_PER_MAH,
  WEEK_S,
  years,
} from './batteryLife.ts';
import type { Input, Preset, Result } from './calculation.ts';

export const inputs = [
  {
    name: 'T_s',
    unit: 's',
    min: 1,
    max: WEEK_S,
    scale: 'log',
    step: 20,
    default: 300,
    role: 'moved',
    ticks: [1, 60, 3600, 86_400],
  },
  {
    name: 'Q_mC',
    unit: 'mC',
    min: 0.001,
    max: 10_000,
    scale: 'log',
    step: 40,
    default: 71.7,
    role: 'moved',
    ticks: [0.001, 0.1, 10, 1000],
  },
  {
    name: 'is_uA',
    unit: 'µA',
    min: 0.1,
    max: 10_000,
    scale: 'log',
    step: 40,
    default: 45,
    role: 'moved',
    ticks: [0.1, 10, 1000],
  },
  {
    name: 'cap_mAh',
    unit: 'mAh',
    min: 10,
    max: 100_000,
    scale: 'log',
    step: 40,
    default: 2400,
    role: 'held',
  },
  {
    name: 'usable_pc',
    unit: '%',
    min: 10,
    max: 110,
    scale: 'linear',
    step: 1,
    default: 100,
    role: 'held',
  },
  {
    name: 'self_pc',
    unit: '%',
    min: 0,
    max: 90,
    scale: 'linear',
    step: 0.1,
    default: 0,
    role: 'held',
  },
  {
    name: 'iq_uA',
    unit: 'µA',
    min: 0,
    max: 10_000,
    scale: 'linear',
    step: 1,
    default: 0,
    role: 'held',
  },
  {
    name: 'ratio',
    unit: '',
    min: 0.1,
    max: 5,
    scale: 'linear',
    step: 0.01,
    default: 1,
    role: 'held',
  },
  {
    name: 'te_s',
    unit: 's',
    min: 0,
    max: 600,
    scale: 'linear',
    step: 1,
    default: 2.77,
    role: 'held',
  },
  {
    name: 'shelf_y',
    unit: 'y',
    min: 1,
    max: 40,
    scale: 'linear',
    step: 1,
    default: 10,
    role: 'held',
  },
] as const satisfies readonly Input[];

export const presets: readonly Preset[] = [
  {
    key: 'lorawan',
    values: {
      T_s: 300,
      Q_mC: 71.7,
      is_uA: 45,
      cap_mAh: 2400,
      usable_pc: 100,
      self_pc: 0,
      iq_uA: 0,
      ratio: 1,
      te_s: 2.77,
      shelf_y: 10,
    },
  },
  {
    key: 'coinCell',
    values: {
      T_s: 1,
      Q_mC: 0.02,
      is_uA: 2,
      cap_mAh: 225,
      usable_pc: 80,
      self_pc: 1,
      iq_uA: 0,
      ratio: 1,
      te_s: 0,
      shelf_y: 10,
    },
  },
  {
    key: 'meter',
    values: {
      T_s: 3600,
      Q_mC: 30,
      is_uA: 2,
      cap_mAh: 2600,
      usable_pc: 90,
      self_pc: 1,
      iq_uA: 1,
      ratio: 1,
      te_s: 2,
      shelf_y: 20,
    },
  },
];

export const warningKeys = ['eventsOverlap', 'beyondShelfLife'] as const;

export function compute(values: BatteryInputs): Result {
  const { T_s, is_uA, cap_mAh, usable_pc, self_pc, iq_uA, ratio, te_s, shelf_y } = values;
  const charge = (usable_pc / 100) * cap_mAh * UAY_PER_MAH;
  const rate = decay(self_pc);
  const { events, sleep, mean } = currents(values, T_s);
  const life = years(charge, mean, rate);
  const share = (current: number) => (life === null ? null : (current * life) / charge);
  const standing = ratio * is_uA + iq_uA;
  const used = share(mean);

  const warnings: string[] = [];
  if (T_s < te_s) warnings.push('eventsOverlap');
  if (life !== null && life > shelf_y) warnings.push('beyondShelfLife');

  return {
    values: {
      mean_uA: mean,
      life_y: life,
      shareEvents: share(events),
      shareSleep: share(sleep),
      shareRegulator: share(iq_uA),
      shareSelf: used === null ? null : rate === 0 ? 0 : Math.max(0, 1 - used),
      knee_s: knee(values),
      lifeNoEvents_y: years(charge, standing, rate),
    },
    warnings,
    curve: batteryCurve(values, charge, rate, life),
  };
}

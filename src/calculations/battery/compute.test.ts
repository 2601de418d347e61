import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  expectFinite,
  expectVector,
  readVectors,
} from '../../../tests/support/calculationVectors.ts';
import { anyInputs, anyRows } from '../../../tests/support/randomInputs.ts';
import { compute, warningKeys } from './compute.ts';
import { type BatteryInputs, inputs, presets, tables } from './inputs.ts';
import { lifeAt, lifeOfMain } from './life.ts';

const {
  vectors,
  tolerance,
  sensitivity = [],
} = readVectors<BatteryInputs>(new URL('vectors.json', import.meta.url));

test.each(vectors)('$name', (vector) => {
  expectVector(compute(vector.inputs), vector, tolerance, []);
});

const settingOf = ({ values, tables: rows }: (typeof presets)[number]): BatteryInputs => ({
  ...values,
  ...rows,
});
const at = (change: Partial<BatteryInputs> = {}): BatteryInputs => ({
  ...settingOf(presets[0]),
  ...change,
});
const withoutNames = ({ more, ...rest }: BatteryInputs): BatteryInputs => ({
  ...rest,
  more: more.map((row) => ({ ...row, name: '' })),
});

test('the first preset has the defaults, and presets are those of the vectors', () => {
  const { more, ...scalars } = at();
  expect(scalars).toEqual(Object.fromEntries(inputs.map((input) => [input.name, input.default])));
  expect(more).toEqual([]);
  for (const preset of presets)
    expect(vectors.map((vector) => withoutNames(vector.inputs))).toContainEqual(settingOf(preset));
});

test.each(sensitivity)('what a step of $input changes', ({ input, low, high, ...expected }) => {
  const lnLife = (change = {}) => Math.log(compute(at(change)).values.life_y ?? 0);
  expect(lnLife({ [input]: low }) - lnLife()).toBeCloseTo(expected.changeLow, 5);
  expect(lnLife({ [input]: high }) - lnLife()).toBeCloseTo(expected.changeHigh, 5);
});

const settings = fc
  .tuple(anyInputs(inputs), anyRows(tables[0], 0))
  .map(([values, more]): BatteryInputs => ({ ...values, more }));
/** Of random further events, most overlap. */
const boards = fc.oneof(
  settings.map((setting) => ({ ...setting, more: [] })),
  settings.map((setting) => ({
    ...setting,
    more: setting.more.map((row) => ({ ...row, te_s: Math.min(row.te_s, row.t_s / 8) })),
  })),
);

function check(
  property: (setting: BatteryInputs, values: ReturnType<typeof compute>['values']) => void,
  numRuns = 500,
) {
  fc.assert(
    fc.property(boards, (setting) => property(setting, compute(setting).values)),
    { numRuns },
  );
}
const lifeWith = (setting: BatteryInputs, change: Partial<BatteryInputs>) =>
  compute({ ...setting, ...change }).values.life_y ?? 0;

/** What computation may be off by, and one digit further, as a visitor would type it. */
const [EPSILON, FURTHER] = [1e-9, 1.001];
const expectRatio = (value: number, expected: number, digits = 8) =>
  expect(value / expected).toBeCloseTo(1, digits);

test('any setting gives numbers or null, and warnings in their order', () => {
  fc.assert(
    fc.property(fc.oneof(settings, boards), (setting) => {
      const { values, warnings } = compute(setting);
      expectFinite(values);
      expect(warnings).toEqual(warningKeys.filter((key) => warnings.includes(key)));
    }),
    { numRuns: 2000 },
  );
});

test('a board that draws nothing has no life to tell', () => {
  const { values } = compute(at({ Q_mC: 0, T_s: 2, te_s: 2 }));
  expect(values).toMatchObject({ mean_uA: 0, life_y: null, shareSleep: null, margin: null });
  expectFinite(values);
});

test('shares have the sum 1', () => {
  check((_, { life_y, shareMain, shareMore, shareSleep, shareRegulator, shareSelf }) => {
    if (life_y === null) return;
    const shares = [shareMain, shareMore, shareSleep, shareRegulator, shareSelf];
    expect(shares.reduce<number>((sum, share) => sum + (share ?? 0), 0)).toBeCloseTo(1, 9);
  });
});

test('the charge of the cell is spent at the end of the life that is told', () => {
  const setting: BatteryInputs = { ...settingOf(presets[3]), self_pc: 10 };
  const { mean_uA, life_y } = compute(setting).values;
  const steps = 100_000;
  const step_y = (life_y ?? 0) / steps;
  const kept = 0.9 ** step_y;
  let charge = (setting.cap_mAh * setting.usable_pc * 36_000) / 31_557_600;
  // What is drawn within a step leaves in its middle.
  for (let step = 0; step < steps; step += 1)
    charge = charge * kept - mean_uA * step_y * Math.sqrt(kept);
  expect(Math.abs(charge)).toBeLessThan(1e-4);
});

describe('a bound that is entered holds, and one digit further does not', () => {
  test('the interval for the life that is wanted', () => {
    check((setting, { TGoal_s }) => {
      if (TGoal_s === null) return;
      const life = lifeWith(setting, { T_s: TGoal_s });
      expect(life).toBeGreaterThanOrEqual(setting.goal_y * (1 - EPSILON));
      if (life <= setting.goal_y * (1 + EPSILON))
        expect(lifeWith(setting, { T_s: TGoal_s / FURTHER })).toBeLessThan(setting.goal_y);
      else
        expect(compute({ ...setting, T_s: TGoal_s / FURTHER }).warnings).toContain('eventsOverlap');
    });
  });
  test('the charge of an event', () => {
    check((setting, { QGoal_mC }) => {
      if (QGoal_mC === null) return;
      expectRatio(lifeWith(setting, { Q_mC: QGoal_mC }), setting.goal_y);
      expect(lifeWith(setting, { Q_mC: QGoal_mC * FURTHER })).toBeLessThan(setting.goal_y);
    });
  });
  test('the current asleep', () => {
    check((setting, { isGoal_uA }) => {
      if (isGoal_uA === null) return;
      expectRatio(lifeWith(setting, { is_uA: isGoal_uA }), setting.goal_y);
    });
  });
  test('the resistance of the cell without a capacitor', () => {
    check((setting, { rMost_ohm }) => {
      if (rMost_ohm === null || rMost_ohm === 0) return;
      const plain = { ...setting, buf_uF: 0 };
      expect(compute({ ...plain, rcell_ohm: rMost_ohm }).warnings).not.toContain('brownOut');
      expect(compute({ ...plain, rcell_ohm: rMost_ohm * FURTHER }).warnings).toContain('brownOut');
    });
  });
  test('the capacitor', () => {
    check((setting, { bufNeed_uF }) => {
      if (bufNeed_uF === null) return;
      const withCapacitor = (buf_uF: number) => compute({ ...setting, buf_uF });
      expect(withCapacitor(bufNeed_uF).warnings).not.toContain('brownOut');
      if (bufNeed_uF > 0)
        expect(withCapacitor(bufNeed_uF / FURTHER).values.marginPeak_mV).toBeLessThan(0);
    });
  });
});

test('no capacitor helps where even the mean of the peaks is too much', () => {
  check((setting, { bufNeed_uF, marginPeak_mV }) => {
    if (marginPeak_mV === null || bufNeed_uF !== null) return;
    expect(compute({ ...setting, buf_uF: 1e9 }).warnings).toContain('brownOut');
  });
});

test('the drop at the peak is the one that pulses settle at', () => {
  check((setting, { marginPeak_mV }) => {
    const { peak_mA, rcell_ohm, buf_uF, tp_ms, T_s, vcell_V, vmin_V } = setting;
    const constant_s = (rcell_ohm * buf_uF) / 1e6;
    if (marginPeak_mV === null || constant_s === 0 || tp_ms / 1000 >= T_s) return;
    // Pulses settle within some time constants.
    if (T_s < constant_s / 100) return;
    const most = peak_mA * rcell_ohm;
    let drop = 0;
    let peak = 0;
    for (let pulse = 0; pulse < 4000; pulse += 1) {
      peak = most + (drop - most) * Math.exp(-tp_ms / 1000 / constant_s);
      drop = peak * Math.exp(-(T_s - tp_ms / 1000) / constant_s);
    }
    const room = 1000 * (vcell_V - vmin_V);
    expect(Math.abs(room - peak - marginPeak_mV)).toBeLessThan(1e-6 * Math.max(1, most, room));
  }, 200);
});

test('at the knee the main event takes as much as all the rest', () => {
  check((setting, { knee_s, lifeKnee_y, lifeRest_y }) => {
    if (knee_s === null) return;
    expectRatio(lifeWith(setting, { T_s: knee_s }), lifeKnee_y ?? 0);
    expect(lifeRest_y).toBeLessThanOrEqual(2 * (lifeKnee_y ?? 0) * (1 + EPSILON));
  });
});

test('the less often the main event comes, the nearer is the life of the rest, and never beyond', () => {
  check((setting, { knee_s, lifeRest_y, gainMost, life_y }) => {
    if (knee_s === null || lifeRest_y === null || life_y === null) return;
    expectRatio(lifeAt(setting, knee_s * 1e9).life_y ?? 0, lifeRest_y, 6);
    expectRatio((gainMost ?? 0) * life_y, lifeRest_y);
    const longer = lifeAt(setting, setting.T_s * 2).life_y ?? 0;
    expect(longer).toBeGreaterThanOrEqual(life_y * (1 - EPSILON));
  });
});

test('the drawing finds the result at its own interval, and the main event alone above it', () => {
  check((setting, { life_y }) => {
    expect(lifeAt(setting, setting.T_s).life_y).toBe(life_y);
    const alone = lifeOfMain(setting, setting.T_s);
    if (alone !== null) expect(alone).toBeGreaterThanOrEqual((life_y ?? 0) * (1 - EPSILON));
  });
});

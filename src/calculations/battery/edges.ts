import type { Edge } from '../input.ts';

const row = { name: '', q_mC: 1, t_s: 3600, te_s: 0 };

export const edges: readonly Edge[] = [
  { name: 'past-knee', values: { T_s: 3600 } },
  { name: 'beyond-shelf-life', values: { T_s: 86_400, is_uA: 10 } },
  { name: 'goal-beyond-shelf-life', values: { goal_y: 15 } },
  { name: 'longer-than-wanted', values: { goal_y: 0.3 } },
  { name: 'just-as-wanted', values: { T_s: 1019.7 } },
  { name: 'sending-costs-nothing', values: { Q_mC: 0.1 } },
  { name: 'asleep-too-much', values: { is_uA: 400, T_s: 3600 } },
  { name: 'everything-too-much', values: { is_uA: 400 } },
  {
    name: 'further-events-too-much',
    values: { T_s: 86_400 },
    tables: { more: [{ ...row, q_mC: 1000 }] },
  },
  {
    name: 'further-events-too-long',
    values: { te_s: 0 },
    tables: { more: [{ ...row, te_s: 3600 }] },
  },
  { name: 'events-overlap', values: { T_s: 2 } },
  { name: 'events-without-pause', values: { T_s: 2, te_s: 2 } },
  { name: 'nothing-drawn', values: { T_s: 2, te_s: 2, Q_mC: 0 } },
  { name: 'supply-too-low', values: { peak_mA: 250, rcell_ohm: 10 } },
  { name: 'supply-collapses', values: { peak_mA: 5000, rcell_ohm: 10, tp_ms: 10_000, T_s: 5 } },
  { name: 'cell-too-low', values: { vmin_V: 3.3 } },
  { name: 'supply-just-enough', values: { peak_mA: 300 } },
];

import type { Edge } from '../input.ts';

export const edges: readonly Edge[] = [
  { name: 'counts', values: { counts: 1 } },
  { name: 'no-false-alarm', values: { counts: 1, fp: 0, tn: 1000 } },
  { name: 'few-counts', values: { counts: 1, tp: 1, fn: 1, fp: 1, tn: 30 } },
  { name: 'no-counts', values: { counts: 1, tp: 0, fn: 0 } },
  { name: 'no-alarms', values: { counts: 1, tp: 0, fn: 5, fp: 0, tn: 50 } },
  { name: 'none-found', values: { tpr_pc: 0 } },
  { name: 'costs-more', values: { prevalence: 1e-5 } },
  { name: 'worse-than-none', values: { prevalence: 0.2 } },
  { name: 'hardly-better', values: { tpr_pc: 30, fpr_pc: 20, r: 10 } },
  { name: 'switch-off', values: { tpr_pc: 40, fpr_pc: 20, prevalence: 1e-6 } },
  { name: 'always-on', values: { tpr_pc: 60, fpr_pc: 30, prevalence: 0.3, r: 1e5 } },
  { name: 'no-separation', values: { tpr_pc: 10, fpr_pc: 20 } },
  { name: 'always-alarm', values: { tpr_pc: 4, fpr_pc: 100 } },
  { name: 'never-pays', values: { r: 0.1, fpr_pc: 60, tpr_pc: 80 } },
  { name: 'always-pays', values: { fpr_pc: 0.000_01, r: 1000 } },
];

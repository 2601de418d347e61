import type { Edge } from '../input.ts';

export const edges: readonly Edge[] = [
  { name: 'no-settling', values: { fc_MHz: 1250 } },
  { name: 'no-settling-at-all', values: { fc_MHz: 1250, units: 1e9, k: 1e6, fd_Mps: 5000 } },
  { name: 'no-stages', values: { fc_MHz: 390 } },
  { name: 'slower-tau-needs-too-many', values: { fc_MHz: 330 } },
  { name: 'more-than-needed', values: { n: 5 } },
  // Three flip-flops bear a τ of 171.34 ps.
  { name: 'no-reserve', values: { n: 3, tau_ps: 171 } },
  { name: 'any-tau', values: { tw_ps: 1e-6, fd_Mps: 1e-7, units: 1, k: 1, allow: 10 } },
  { name: 'one-of-one', values: { units: 1, k: 1, n: 3 } },
  { name: 'window-and-data', values: { tw_ps: 10_000, fd_Mps: 200 } },
  { name: 'beyond-the-drawing', values: { n: 8, tau_ps: 20 } },
];

import type { Edge } from '../input.ts';

export const edges: readonly Edge[] = [
  { name: 'over-full', values: { rate: 170 } },
  { name: 'no-spare', values: { rate: 150 } },
  { name: 'service-too-slow', values: { target_ms: 100 } },
  // The largest load of the default is 123.689 a second.
  { name: 'at-limit', values: { rate: 123.65 } },
  { name: 'approximate', values: { cv: 0.5 } },
  { name: 'target-on-the-wait', values: { of: 0, target_ms: 50 } },
];

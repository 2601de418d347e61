import { edges as alarm } from './alarm/edges.ts';
import { edges as battery } from './battery/edges.ts';
import { edges as converter } from './converter/edges.ts';
import { edges as filter } from './filter/edges.ts';
import type { Edge } from './input.ts';
import { edges as queue } from './queue/edges.ts';
import { edges as schedule } from './schedule/edges.ts';
import { edges as synchroniser } from './synchroniser/edges.ts';

/** By the names of the calculations: for tests and golden drawings, and for nothing else. */
export const edges: Readonly<Record<string, readonly Edge[]>> = {
  alarm,
  battery,
  converter,
  filter,
  queue,
  schedule,
  synchroniser,
};

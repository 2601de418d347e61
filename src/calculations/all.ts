import { alarm } from './alarm/definition.ts';
import { battery } from './battery/definition.ts';
import { converter } from './converter/definition.ts';
import type { Calculation } from './definition.ts';
import { filter } from './filter/definition.ts';
import { queue } from './queue/definition.ts';
import { schedule } from './schedule/definition.ts';
import { synchroniser } from './synchroniser/definition.ts';

/** For the build, for tests, and for plain Node. An island imports the one definition of its page. */
export const calculations: readonly Calculation[] = [
  alarm,
  battery,
  converter,
  filter,
  queue,
  schedule,
  synchroniser,
];

/** The calculation on the page of a service. */
export const calculationOf = (service: string): Calculation | undefined =>
  calculations.find((calculation) => calculation.service === service);

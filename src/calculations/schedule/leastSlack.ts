import type { ScheduleValues } from './compute.ts';
import type { ScheduleInputs } from './inputs.ts';

/** `null` if one of them is, or there is none. */
const leastOf = (all: readonly (number | null)[]): number | null =>
  all.includes(null) || all.length === 0 ? null : Math.min(...all.map((each) => each ?? 0));

/** The slack of the row that has the least, and the least as a part of its deadline: what two schedules are compared by. */
export function leastSlack({ tasks }: ScheduleInputs, { slack_us, outside }: ScheduleValues) {
  const inside = slack_us
    .map((slack, index) => ({ slack, deadline: tasks[index]?.d_us ?? 0 }))
    .filter((_, index) => !outside.includes(index + 1));
  return {
    left_us: leastOf(inside.map(({ slack }) => slack)),
    leftShare: leastOf(inside.map(({ slack, deadline }) => slack && slack / deadline)),
  };
}

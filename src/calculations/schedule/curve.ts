import type { ResponseBar, RowLanes, Timeline } from '../curve.ts';
import type { ScheduleValues } from './compute.ts';
import type { ScheduleInputs } from './inputs.ts';
import { rowsOf } from './nanoseconds.ts';
import { rowTimeline } from './rowTimeline.ts';

export const labels = ['row', 'rowMissed', 'rowOutside', 'deadline', 'timeline'] as const;

const microseconds = (nanoseconds: number) => nanoseconds / 1000;

function barsOf(inputs: ScheduleInputs, { R_us, missed }: ScheduleValues): ResponseBar[] {
  return rowsOf(inputs).map(({ deadline, jitter, blocked, cost, isOutside }, index) => {
    const response = R_us[index] ?? null;
    const label = isOutside
      ? 'rowOutside'
      : response === null && missed.includes(index + 1)
        ? 'rowMissed'
        : 'row';
    return {
      deadline: microseconds(deadline),
      response,
      parts: isOutside ? null : [microseconds(jitter), microseconds(blocked), microseconds(cost)],
      label,
    };
  });
}

function lanesOf(inputs: ScheduleInputs, number: number): RowLanes | null {
  const timeline = rowTimeline(inputs, number);
  return (
    timeline && {
      row: number - 1,
      from: timeline.from_us,
      until: timeline.until_us,
      blocked: timeline.blocked_us,
      latest: timeline.latest,
      jobs: timeline.jobs.map(({ release_us, deadline_us, end_us }) => ({
        release: release_us,
        deadline: deadline_us,
        end: end_us,
      })),
      lanes: timeline.lanes.map(({ releases_us, runs }) => ({ releases: releases_us, runs })),
    }
  );
}

/** Each row against its deadline, and the worst case of one: of that which is late first, or which is asked for. */
export function curve(inputs: ScheduleInputs, values: ScheduleValues, row?: number): Timeline {
  const [first] = values.first;
  const isThere = row !== undefined && row < inputs.tasks.length;
  return {
    kind: 'timeline',
    bars: barsOf(inputs, values),
    first: first === undefined ? null : first - 1,
    shown: lanesOf(inputs, isThere ? row + 1 : (first ?? 1)),
  };
}

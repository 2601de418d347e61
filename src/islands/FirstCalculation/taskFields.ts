import { type Input, TASK_LIMITS, type Tasks } from '../../calculations/first/calculation.ts';
import { marksFor } from '../../lib/joiners.ts';
import { fillText } from '../../lib/placeholders.ts';
import type { CalculationWords } from './calculationWords.ts';

/** Execution time, period and deadline of a task, in microseconds. */
export const TASK_PARTS = [0, 1, 2] as const;
export type TaskPart = (typeof TASK_PARTS)[number];

/** A field of the list of tasks, with the range that it takes. */
export interface TaskField extends Pick<Input, 'name' | 'unit' | 'min' | 'max'> {
  readonly task: number;
  readonly part: TaskPart;
}

export const taskFieldName = (task: number, part: TaskPart) => `task-${task}-${part}`;

const PERIOD: TaskPart = 1;

export function taskFieldOf(tasks: Tasks | null, name: string): TaskField | undefined {
  const { shortest_us, shortestPeriod_us, longestPeriod_us } = TASK_LIMITS;
  return tasks
    ?.flatMap((_, task) => TASK_PARTS.map((part) => ({ task, part })))
    .map(({ task, part }) => ({
      name: taskFieldName(task, part),
      unit: 'µs',
      min: part === PERIOD ? shortestPeriod_us : shortest_us,
      max: longestPeriod_us,
      task,
      part,
    }))
    .find((field) => field.name === name);
}

/** A part changes no other: that a deadline is missed, or lies beyond the period, is what the result tells. */
export const withTask = (tasks: Tasks, { task: at, part }: TaskField, value: number): Tasks =>
  tasks.map((task, index) => {
    if (index !== at) return task;
    const [execution, period, deadline] = task;
    if (part === 0) return [value, period, deadline];
    return part === 1 ? [execution, value, deadline] : [execution, period, value];
  });

/** What a task is called: as in the preset whose tasks are set, or by its number. */
export const taskName = (
  task: number,
  preset: string | undefined,
  { content, labels }: Pick<CalculationWords, 'content' | 'labels'>,
) =>
  (preset && content.presets[preset]?.tasks?.[task]) ??
  fillText(labels.taskNumber, { number: String(task + 1) });

type PartNames = Pick<CalculationWords['labels'], 'execution' | 'period' | 'deadline'>;

/** What a field of the list is called, in its label and in notices. */
export const taskFieldLabel = (
  name: string,
  part: TaskPart,
  { execution, period, deadline }: PartNames,
) => `${name}${marksFor(execution).comma}${[execution, period, deadline][part]}`;

/** Before the times of a task in a list of values. */
export const taskPartNames = ({ execution, period, deadline }: PartNames) =>
  `${execution} / ${period} / ${deadline} (µs)`;

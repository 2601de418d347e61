import { type Input, TASK_LIMITS, type Tasks } from './calculation.ts';
import { type Definition, defaultSetting, type Setting } from './definitions/definition.ts';

/**
 * The address reproduces what is set: `?v=1&fc=400&n=3`. Only values that differ from the defaults, in the units of the
 * page, with at most six digits; `v` is the version of the formula.
 */

export type Notice =
  | {
      readonly kind: 'clamped';
      readonly name: string;
      readonly asked: string;
      readonly used: number;
    }
  | { readonly kind: 'unreadable'; readonly name: string; readonly asked: string }
  | { readonly kind: 'oldVersion' };

/** `fc` for `fc_MHz`. */
const keyOf = ({ name }: Input) => name.split('_')[0] ?? name;
const TASKS_KEY = 'tasks';

const written = (x: number) => String(Number(x.toPrecision(6)));

/** The nearest value that an input accepts. */
export function clamp(
  { min, max, whole, list }: Pick<Input, 'min' | 'max' | 'whole' | 'list'>,
  value: number,
): number {
  if (list)
    return list.reduce((best, each) =>
      Math.abs(each - value) < Math.abs(best - value) ? each : best,
    );
  const inside = Math.min(max, Math.max(min, value));
  return whole ? Math.round(inside) : inside;
}

export function queryOf(definition: Definition, { values, tasks }: Setting): string {
  const standard = defaultSetting(definition);
  const parts = definition.inputs
    .filter(({ name }) => values[name] !== standard.values[name])
    .map((input) => `${keyOf(input)}=${written(values[input.name] ?? input.default)}`);
  if (tasks && JSON.stringify(tasks) !== JSON.stringify(standard.tasks))
    parts.push(`${TASKS_KEY}=${tasks.map((task) => task.map(written).join('-')).join('_')}`);
  return parts.length > 0 ? `?v=${definition.version}&${parts.join('&')}` : '';
}

/** Out of range is clamped, unreadable is left out, each with a notice; names that we do not know are ignored. */
export function readQuery(
  definition: Definition,
  search: string,
): { setting: Setting; notices: Notice[] } {
  const query = new URLSearchParams(search);
  const standard = defaultSetting(definition);
  const values: Record<string, number> = { ...standard.values };
  const notices: Notice[] = [];
  for (const input of definition.inputs) {
    const asked = query.get(keyOf(input));
    if (asked === null) continue;
    const number = asked.trim() === '' ? Number.NaN : Number(asked);
    if (!Number.isFinite(number)) {
      notices.push({ kind: 'unreadable', name: input.name, asked });
      continue;
    }
    const used = clamp(input, number);
    values[input.name] = used;
    if (used !== number) notices.push({ kind: 'clamped', name: input.name, asked, used });
  }
  const tasks = standard.tasks && readTasks(query.get(TASKS_KEY));
  if (query.has(TASKS_KEY) && standard.tasks && !tasks)
    notices.push({ kind: 'unreadable', name: TASKS_KEY, asked: query.get(TASKS_KEY) ?? '' });
  const version = query.get('v');
  if (version !== null && Number(version) !== definition.version)
    notices.push({ kind: 'oldVersion' });
  return { setting: { values, tasks: tasks ?? standard.tasks }, notices };
}

/** A service, or the link that "Copy link" of its calculation gave: which calculation, and what is set. */
export function parseCalculationLink(link: string): { slug: string; query: string } {
  const [, slug = '', query = ''] = /([^/?#]*)(\?[^#]*)?(?:#.*)?$/.exec(link) ?? [];
  return { slug, query };
}

/** Names in a query that no input of the calculation has. */
export function unknownNames({ inputs, presets }: Definition, search: string): string[] {
  const tasks = presets.some((preset) => preset.tasks) ? [TASKS_KEY] : [];
  const known = new Set(['v', ...inputs.map(keyOf), ...tasks]);
  return [...new URLSearchParams(search).keys()].filter((name) => !known.has(name));
}

function readTasks(text: string | null): Tasks | null {
  if (!text) return null;
  const tasks = text.split('_').map((task) => task.split('-').map(Number));
  const isTask = (task: number[]): task is [number, number, number] => {
    const [execution = Number.NaN, period = Number.NaN, deadline = Number.NaN] = task;
    const { shortest_us, shortestPeriod_us, longestPeriod_us } = TASK_LIMITS;
    return (
      task.length === 3 &&
      execution >= shortest_us &&
      execution <= deadline &&
      deadline <= period &&
      period >= shortestPeriod_us &&
      period <= longestPeriod_us
    );
  };
  return tasks.length <= TASK_LIMITS.most && tasks.every(isTask) ? tasks : null;
}

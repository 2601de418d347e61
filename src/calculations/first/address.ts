import { type Input, TASK_LIMITS, type Tasks } from './calculation.ts';
import { type Definition, defaultSetting, type Setting } from './definition.ts';

/**
 * The address reproduces what is set: `?v=1&fc=400&n=3`. Only values that differ from the defaults, in the units of the
 * page, with all their digits, because a rounded value would give another result; `v` is the version of the formula.
 */

export type Notice =
  | {
      readonly kind: 'clamped';
      readonly name: string;
      readonly asked: string;
      readonly used: number;
    }
  | { readonly kind: 'unreadable'; readonly name: string; readonly asked: string }
  | { readonly kind: 'tooManyTasks'; readonly asked: string }
  | { readonly kind: 'oldVersion' };

const VERSION_KEY = 'v';
const TASKS_KEY = 'tasks';
/** A second setting, with which the first is compared, has the keys `a.fc`, or `a` alone where it is that of the defaults. */
const COMPARED_KEY = 'a';

/** `fc` for `fc_MHz`. */
export const keyOf = ({ name, key }: Input) => key ?? name.split('_')[0] ?? name;

/** A key that means something else than an input. */
export const isReserved = (key: string) =>
  [VERSION_KEY, TASKS_KEY, COMPARED_KEY].includes(key) || key.startsWith(`${COMPARED_KEY}.`);

/** What a query has for an input. The first value under a key that is reserved today belongs to the page. */
function askedFor(query: URLSearchParams, input: Input): string | null {
  const [, former] = input.formerKey ? query.getAll(input.formerKey) : [];
  return query.get(keyOf(input)) ?? former ?? null;
}

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
    .map((input) => `${keyOf(input)}=${values[input.name] ?? input.default}`);
  if (tasks && JSON.stringify(tasks) !== JSON.stringify(standard.tasks))
    parts.push(`${TASKS_KEY}=${tasks.map((task) => task.join('-')).join('_')}`);
  return parts.length > 0 ? `?${VERSION_KEY}=${definition.version}&${parts.join('&')}` : '';
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
    const asked = askedFor(query, input);
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
  const list = standard.tasks && query.get(TASKS_KEY);
  const tasks = list ? readTasks(list) : null;
  const count = list?.split('_').length ?? 0;
  if (count > TASK_LIMITS.most) notices.push({ kind: 'tooManyTasks', asked: String(count) });
  else if (typeof list === 'string' && !tasks)
    notices.push({ kind: 'unreadable', name: TASKS_KEY, asked: list });
  const version = query.get(VERSION_KEY);
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
  const known = new Set([VERSION_KEY, ...inputs.map(keyOf), ...tasks]);
  return [...new URLSearchParams(search).keys()].filter((name) => !known.has(name));
}

function readTasks(text: string): Tasks | null {
  const tasks = text.split('_').map((task) => task.split('-').map(Number));
  const { shortest_us, shortestPeriod_us, longestPeriod_us } = TASK_LIMITS;
  const isTask = (task: number[]): task is [number, number, number] => {
    const [execution = Number.NaN, period = Number.NaN, deadline = Number.NaN] = task;
    return (
      task.length === 3 &&
      execution >= shortest_us &&
      deadline >= shortest_us &&
      period >= shortestPeriod_us &&
      Math.max(execution, period, deadline) <= longestPeriod_us
    );
  };
  return tasks.length <= TASK_LIMITS.most && tasks.every(isTask) ? tasks : null;
}

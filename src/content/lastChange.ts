import { execFileSync } from 'node:child_process';

/** Day of the last change, such as 2026-11-17, by the path of a file. */
export type Changes = ReadonlyMap<string, string>;

/** Starts the line with the day of a commit; no path holds it. */
const DAY = '\0';

/** From a log whose commits begin with such a line, newest first; files in `edited` have changed since. */
export function changesIn(log: string, edited: readonly string[] = []): Changes {
  const changes = new Map<string, string>();
  let day = '';
  for (const line of log.split('\n')) {
    if (line.startsWith(DAY)) day = line.slice(DAY.length);
    else if (line && !changes.has(line)) changes.set(line, day);
  }
  for (const file of edited) changes.delete(file);
  return changes;
}

/**
 * When each file of the content last changed, from the history of this folder. Where the history is missing
 * or was cut off (an archive, a shallow clone) nothing is known, and nothing is said.
 */
function readChanges(root: string): Changes {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'core.quotePath=false', ...args], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 1e8,
    });
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() !== 'false') return new Map();
    const log = git('log', '--relative', '--name-only', '--format=%x00%cs', '--', 'content');
    const edited = git('diff', '--relative', '--name-only', 'HEAD', '--', 'content');
    return changesIn(log, edited.split('\n'));
  } catch {
    return new Map();
  }
}

/** The newest of the days on which these files changed; unknown if that of one of them is. */
export function newestDay(changes: Changes, files: readonly string[]): string | undefined {
  const days = files.map((file) => changes.get(file));
  return days.includes(undefined) ? undefined : days.toSorted().at(-1);
}

let cache: Changes | undefined;

/** Day of the last change of any of these files of a language. */
export function lastChange(
  root: string,
  folder: string,
  files: readonly string[],
): string | undefined {
  cache ??= readChanges(root);
  return newestDay(
    cache,
    files.map((file) => `content/${folder}/${file}`),
  );
}

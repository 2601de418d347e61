import { join } from 'node:path';
import { settings } from '../src/settings.ts';

/** Landing pages and /services: their first view has the least room in the first packets (tests/build/weight.test.ts). */
export function fullPages(dist: string): ReadonlySet<string> {
  const [, ...others] = settings.languages;
  const folders = others.map(({ lang }) => lang.toLowerCase());
  const names = ['index', 'services', ...folders.flatMap((name) => [name, `${name}/services`])];
  return new Set(names.map((name) => join(dist, `${name}.html`)));
}

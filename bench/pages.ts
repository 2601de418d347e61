import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

export const ROOT = join(import.meta.dirname, '..');
export const DIST = join(ROOT, 'dist');

/** The pages that are alike are measured once: every service page is the same screen. */
export function pagesToMeasure(): string[] {
  const menu = parse(readFileSync(join(ROOT, 'content/en/menu.yaml'), 'utf8')) as {
    groups: { services: string[] }[];
  };
  const [service] = menu.groups.flatMap(({ services }) => services);
  return ['/', '/about', '/services', `/services/${service}`, '/contact'];
}

/** The two pages that have a page to be held against. */
export function pagesWithLimit(): string[] {
  return pagesToMeasure().filter((path) => path === '/' || path.startsWith('/services/'));
}

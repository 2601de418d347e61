import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

export const ROOT = join(import.meta.dirname, '..');
export const DIST = join(ROOT, 'dist');

/** Every page: a service page's weight depends on its picture and its drawings. */
export function pagesToMeasure(): string[] {
  const menu = parse(readFileSync(join(ROOT, 'content/en/menu.yaml'), 'utf8')) as {
    groups: { services: string[] }[];
  };
  const services = menu.groups.flatMap(({ services }) =>
    services.map((slug) => `/services/${slug}`),
  );
  return ['/', '/about', '/services', ...services, '/contact'];
}

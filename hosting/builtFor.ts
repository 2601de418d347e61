import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The address that a build was made for, from its sitemap: a copy would take the public site out of search engines. */
export function builtFor(dist: string): string {
  const sitemap = readFileSync(join(dist, 'sitemap.xml'), 'utf8');
  const page = /<loc>([^<]+)</.exec(sitemap)?.[1];
  if (!page) throw new Error(`${dist}/sitemap.xml names no page`);
  return new URL(page).origin;
}

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * HTML files in public/, such as the file by which a search engine asks who owns the site. Every host serves them under
 * their whole name, while pages of the site have addresses without `.html`.
 */
export function publicPages(root: string): string[] {
  const folder = join(root, 'public');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `/${name.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.html'));
}

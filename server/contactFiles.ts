import { pathsOf } from '../src/lib/paths.ts';
import { pagePath } from './canonical.ts';

/**
 * The contact page of each language among the built files, at the address that `pathsOf` gives it. A
 * language is known by its pages: all that `pathsOf` names are there, so no service called "contact"
 * is taken for one.
 */
export function contactFiles(files: Iterable<string>): Set<string> {
  const built = new Map<string, string>();
  for (const file of files) built.set(pagePath(file) ?? '', file);
  const prefixes = new Set([...built.keys()].map((path) => path.split('/')[1] ?? ''));
  const found = [pathsOf('', '').contact];
  for (const prefix of prefixes) {
    const { home, about, services, contact } = pathsOf(prefix, '');
    if ([home, about, services, contact].every((path) => built.has(path))) found.push(contact);
  }
  return new Set(found.flatMap((path) => built.get(path) ?? []));
}

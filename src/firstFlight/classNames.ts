import { globSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { letters } from './letters.ts';

const NAME = /(?:\.|@keyframes\s+)([a-z][\w-]*)/gi;

/**
 * Short names for what CSS modules define, `_a` to `_zz`: a page names each class several times, and
 * made-up letters hardly compress. Given out in the order of the files, so that the same sources
 * always give the same names, in the pages as in the scripts. Capitals mark what is styled below the
 * first view (src/firstFlight).
 */
export function shortNames(root: string) {
  const modules = cssModules(root);
  return (name: string, path: string): string => {
    const file = relative(root, path.replace(/\?.*$/, '')).replaceAll(sep, '/');
    const found = modules.get(file)?.get(name);
    if (!found) throw new Error(`${file}: .${name} has no short name`);
    return found;
  };
}

/** Of each file the short names of what it defines, by their names in the source. */
export function cssModules(root: string): Map<string, Map<string, string>> {
  const files = globSync('src/**/*.module.css', { cwd: root }).sort();
  let given = 0;
  const shortName = (file: string) => {
    const name = letters(given++);
    return `_${file.includes('.later.') ? name.toUpperCase() : name}`;
  };
  return new Map(
    files.map((file) => {
      const css = readFileSync(join(root, file), 'utf8');
      const names = new Set([...css.matchAll(NAME)].map(([, name = '']) => name));
      return [
        file.replaceAll(sep, '/'),
        new Map([...names].map((name) => [name, shortName(file)])),
      ];
    }),
  );
}

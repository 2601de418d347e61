import { globSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const NAME = /(?:\.|@keyframes\s+)([a-z][\w-]*)/gi;

/**
 * Short names for what CSS modules define, `_a` to `_zz`: a page names each class several times, and
 * made-up letters hardly compress. Given out in the order of the files, so that the same sources
 * always give the same names, in the pages as in the scripts. Capitals mark what is styled below the
 * first view (src/firstFlight).
 */
export function shortNames(root: string) {
  const files = globSync('src/**/*.module.css', { cwd: root }).sort();
  const keys = files.flatMap((file) => {
    const css = readFileSync(join(root, file), 'utf8');
    const names = new Set([...css.matchAll(NAME)].map(([, name]) => name));
    return [...names].map((name) => `${file.replaceAll(sep, '/')} ${name}`);
  });
  const short = new Map(
    keys.map((key, at) => {
      const name = letters(at);
      return [key, `_${key.includes('.later.') ? name.toUpperCase() : name}`];
    }),
  );

  return (name: string, path: string): string => {
    const file = relative(root, path.replace(/\?.*$/, '')).replaceAll(sep, '/');
    const found = short.get(`${file} ${name}`);
    if (!found) throw new Error(`${file}: .${name} has no short name`);
    return found;
  };
}

/** a … z, aa, ab … */
function letters(at: number): string {
  const last = String.fromCharCode(97 + (at % 26));
  return at < 26 ? last : letters(Math.floor(at / 26) - 1) + last;
}

import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { transform } from 'lightningcss';
import { letters } from './letters.ts';

/**
 * Short names for what CSS modules define, such as `_k3f`: a page names each class several times, and
 * made-up letters hardly compress. Two letters say the file, the rest counts the classes in it: a new
 * class renames none in another file. A capital marks what is styled below the first view.
 */
export function shortNames(root: string) {
  const modules = cssModules(root);
  return (name: string, path: string): string => {
    const [file = ''] = path.split('?');
    const module = relative(root, file).replaceAll(sep, '/');
    const found = modules.get(module)?.get(name);
    if (!found) throw new Error(`${module}: .${name} has no short name`);
    return found;
  };
}

/** Of each file the short names of what it defines, by their names in the source. */
export function cssModules(root: string): Map<string, Map<string, string>> {
  const files = globSync('src/**/*.module.css', { cwd: root }).sort();
  const modules = files.map((file) => {
    const names = namesIn(readFileSync(join(root, file)), file);
    return { file: file.replaceAll(sep, '/'), names };
  });
  return nameModules(modules);
}

export interface CssModule {
  file: string;
  names: readonly string[];
}

export function nameModules(modules: readonly CssModule[]): Map<string, Map<string, string>> {
  const prefixes = distinct(
    modules.map(({ file }) => file),
    prefixesOf,
  );
  return new Map(
    modules.map(({ file, names }) => {
      const named = names.map((name, at) => [name, prefixes.get(file) + letters(at)] as const);
      return [file, new Map(named)];
    }),
  );
}

/** For each key the shortest of its candidates that no other key could have: those two both go on. */
function distinct(keys: readonly string[], candidates: (key: string) => string[]) {
  const takers = new Map<string, number>();
  for (const taken of keys.flatMap(candidates)) takers.set(taken, (takers.get(taken) ?? 0) + 1);
  return new Map(
    keys.map((key) => {
      const free = candidates(key).find((each) => takers.get(each) === 1);
      if (!free) throw new Error(`No short name is left for ${key}`);
      return [key, free];
    }),
  );
}

function prefixesOf(file: string): string[] {
  const start = file.includes('.later.') ? 'A' : 'a';
  const letter = start.charCodeAt(0) + (Number.parseInt(hashOf(file).slice(-4), 36) % 26);
  return longer(hashOf(file), 1).map((more) => `_${String.fromCharCode(letter)}${more}`);
}

/** From the shortest to the longest. */
const longer = (hash: string, length: number) =>
  Array.from({ length: 8 }, (_, more) => hash.slice(0, length + more));

/** Digits and small letters, in any order as likely as in another. */
const hashOf = (text: string) =>
  BigInt(`0x${createHash('sha256').update(text).digest('hex')}`)
    .toString(36)
    .slice(1);

function namesIn(code: Uint8Array, filename: string): string[] {
  const { exports } = transform({ filename, code, cssModules: true });
  return Object.keys(exports || {}).sort(); // they come in a new order each time
}

// Which translations are missing or outdated: `npm run languages`.
//   npm run languages -- de            one language, every finding
//   npm run languages -- --accept de   records that German is up to date with the source
import { globSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readContentFile } from '../src/content/contentFile.ts';
import { folderOf } from '../src/content/translations/files.ts';
import {
  findingsIn,
  readSourceAndTranslations,
  SOURCE_HASHES_FILE,
} from '../src/content/translations/readLanguage.ts';
import { hashOf, KINDS } from '../src/content/translations/translationStatus.ts';
import { allLanguages } from '../src/settings.ts';

const root = join(import.meta.dirname, '..');
const [source = '', ...others] = allLanguages.map(({ lang }) => folderOf(lang));
const words = process.argv.slice(2);
const isAccepting = words.includes('--accept');
const asked = words.filter((word) => word !== '--accept');
const unknown = asked.filter((folder) => !others.includes(folder));
if (unknown.length > 0) {
  console.error(`No language "${unknown.join(', ')}"; expected one of ${others.join(', ')}.`);
  process.exit(1);
}

// A file that cannot be read has no strings: its translations would look up to date, and their records be forgotten.
const base = join(root, 'content', source);
const unreadable = globSync(['**/*.yaml', '{pages,notes}/*.md'], { cwd: base }).flatMap((file) => {
  const { problem } = readContentFile(join(base, file));
  return problem ? [`content/${source}/${file}: ${problem}`] : [];
});
if (unreadable.length > 0) {
  console.error(unreadable.join('\n'));
  process.exit(1);
}

/** Only strings that are translated: the others stay missing. */
function accept(folder: string): void {
  const places = readSourceAndTranslations(root, source, folder).flatMap(({ file, pairs }) =>
    pairs
      .filter((pair) => pair.translation !== undefined)
      .map(({ path, text }) => [`${file}: ${path}`, hashOf(text)]),
  );
  const text = `${JSON.stringify(Object.fromEntries(places), null, 2)}\n`;
  writeFileSync(join(root, 'content', folder, SOURCE_HASHES_FILE), text);
  console.log(`${folder}: ${places.length} strings are up to date`);
}

const folders = asked.length > 0 ? asked : others;
if (isAccepting) folders.forEach(accept);
for (const folder of folders) {
  const findings = findingsIn(root, source, folder);
  const counts = KINDS.map((kind) => {
    const { length } = findings.filter((finding) => finding.kind === kind);
    return `${length} ${kind}`;
  });
  console.log(`${folder}: ${counts.join(', ')}`);
  if (asked.length > 0) {
    for (const { kind, place, detail } of findings) console.log(`  ${kind}: ${place}: ${detail}`);
  }
}

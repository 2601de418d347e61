import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { settings } from '../../site.config.ts';
import { folderOf } from '../../src/content/translations/files.ts';
import { findingsIn } from '../../src/content/translations/readLanguage.ts';

const [source = '', ...others] = settings.languages.map(({ lang }) => folderOf(lang));

/**
 * A calculation that a language does not have yet stands in English on its page, marked as such. `npm run languages` lists
 * it; a file that was begun has to be complete.
 */
const isNotBegun = (folder: string, place: string) =>
  place.startsWith('calculations/') &&
  !existsSync(join(process.cwd(), 'content', folder, place.split(':')[0] ?? ''));

// An outdated translation is no fault here: the English text is edited first, and `npm run languages` lists it.
test.each(others)(
  '%s says everything, within its limits, its placeholders and its glossary',
  (folder) => {
    const faults = findingsIn(process.cwd(), source, folder).filter(
      ({ kind, place }) => kind !== 'stale' && !isNotBegun(folder, place),
    );
    expect(faults).toEqual([]);
  },
);

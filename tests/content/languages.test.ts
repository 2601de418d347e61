import { expect, test } from 'vitest';
import { settings } from '../../site.config.ts';
import { folderOf } from '../../src/content/translations/files.ts';
import { findingsIn } from '../../src/content/translations/readLanguage.ts';

const [source = '', ...others] = settings.languages.map(({ lang }) => folderOf(lang));

// An outdated translation is no fault here: the English text is edited first, and `npm run languages` lists it.
test.each(others)(
  '%s says everything, within its limits, its placeholders and its glossary',
  (folder) => {
    const faults = findingsIn(process.cwd(), source, folder).filter(({ kind }) => kind !== 'stale');
    expect(faults).toEqual([]);
  },
);

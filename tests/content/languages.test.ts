import { expect, test } from 'vitest';
import { folderOf } from '../../src/content/translations/files.ts';
import { findingsIn, readSourceHashes } from '../../src/content/translations/readLanguage.ts';
import { settings } from '../../src/settings.ts';

const [source = '', ...others] = settings.languages.map(({ lang }) => folderOf(lang));

/**
 * What is not translated yet stands there in the source language, marked as such, and is no fault; `npm run languages` lists
 * it, and what is outdated. But a text that was accepted once has been lost.
 */
test.skipIf(others.length === 0).each(others)(
  '%s loses nothing that it had, and keeps within its limits, its placeholders and its glossary',
  (folder) => {
    const accepted = readSourceHashes(process.cwd(), folder);
    const faults = findingsIn(process.cwd(), source, folder).filter(
      ({ kind, place }) =>
        kind !== 'stale' && (kind !== 'missing' || Object.hasOwn(accepted, place)),
    );
    expect(faults).toEqual([]);
  },
);

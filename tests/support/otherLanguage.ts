import { folderOf } from '../../src/content/translations/files.ts';
import { settings } from '../../src/settings.ts';

const [source, second] = settings.languages;

/** Stands for any language but the source; where there is none, tests of the choice are skipped. */
export const HAS_OTHER = second !== undefined;
export const OTHER = second ?? source;
export const OTHER_ROOT = `/${folderOf(OTHER.lang)}`;
export const ONE_LANGUAGE = 'the site speaks one language';

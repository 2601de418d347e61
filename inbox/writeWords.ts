/**
 * Writes inbox/words.json: what the inbox says to visitors without scripts, from the content of each language, because
 * a Worker cannot read files. `npm run inbox` runs it, and the build where the settings have an inbox of its own.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { folderOf } from '../src/lib/languageFolder.ts';
import { forEachField } from '../src/lib/messageFields.ts';
import { settings } from '../src/settings.ts';
import type { InboxWords, WordsByFolder } from './src/words.ts';

interface InboxFile {
  failurePage: Pick<InboxWords, 'title' | 'reasons' | 'send' | 'mail'>;
}
interface ContactFile {
  form: InboxWords['fields'];
}

const root = join(import.meta.dirname, '..');
const folders = settings.languages.map(({ lang }) => ({ lang, folder: folderOf(lang) }));
const [{ folder: source = '' } = {}] = folders;

/** A file of a language, or that of the source language where it is missing. */
function read<File>(folder: string, name: string): File {
  const [own, original] = [folder, source].map((each) => join(root, 'content', each, name));
  return parse(readFileSync(own && existsSync(own) ? own : (original ?? ''), 'utf8'));
}

const words: WordsByFolder = Object.fromEntries(
  folders.map(({ lang, folder }) => {
    const { failurePage } = read<InboxFile>(folder, 'inbox.yaml');
    const { form } = read<ContactFile>(folder, 'pages/contact.yaml');
    const fields = forEachField((name) => form[name]);
    const sentPage = folder === source ? '/message-sent' : `/${folder}/message-sent`;
    return [folder, { lang, sentPage, fields, ...failurePage }];
  }),
);

writeFileSync(join(import.meta.dirname, 'words.json'), `${JSON.stringify(words, null, 2)}\n`);

import type { FieldName } from '../../src/lib/messageFields.ts';

/** What the inbox says to visitors without scripts, by the folder of a language. The build writes it: writeWords.ts. */
export interface InboxWords {
  /** As in `<html lang>`. */
  lang: string;
  /** The page that says that a message has arrived. */
  sentPage: string;
  title: string;
  reasons: { fields: string; rate: string; storage: string; other: string };
  /** The labels of the form. */
  fields: Record<FieldName, string>;
  send: string;
  /** Before the mail address. */
  mail: string;
}

/** The first one is the language of the site itself. */
export type WordsByFolder = Readonly<Record<string, InboxWords>>;

/** Anything that is not a language of the site becomes the first: it ends up in addresses. */
export const knownFolder = (words: WordsByFolder, given = ''): string =>
  Object.hasOwn(words, given) ? given : (Object.keys(words)[0] as string);

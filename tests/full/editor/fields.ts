import { parse } from 'yaml';

/** Where values stand in a file; entries of a list are alike, and so are the words of drawings. */
function fieldsOf(value: unknown, at = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((entry) => fieldsOf(entry, `${at}[]`));
  if (value === null || typeof value !== 'object') return [at];
  const isWords = at.endsWith('labels');
  return Object.entries(value).flatMap(([key, each]) =>
    fieldsOf(each, `${at}.${isWords ? '*' : key}`),
  );
}

/**
 * As few files as together have every field. That the values of each come back byte for byte is told
 * by src/editor/contentFile.test.ts.
 */
export function withEveryField(files: [string, Buffer][]): [string, Buffer][] {
  const seen = new Set<string>();
  return files.filter(([, bytes]) => {
    const added = fieldsOf(parse(bytes.toString())).filter((field) => !seen.has(field));
    for (const field of added) seen.add(field);
    return added.length > 0;
  });
}

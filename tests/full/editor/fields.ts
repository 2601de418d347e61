import { parse } from 'yaml';

/**
 * The path of every field in a file. Entries of a list share one path ("features[].title"), and so do the
 * free keys under "labels" ("labels.*").
 */
function fieldsOf(value: unknown, at = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((entry) => fieldsOf(entry, `${at}[]`));
  if (value === null || typeof value !== 'object') return [at];
  const isWords = at.endsWith('labels');
  return Object.entries(value).flatMap(([key, each]) =>
    fieldsOf(each, `${at}.${isWords ? '*' : key}`),
  );
}

/**
 * The fewest files that together contain every field. editor/contentFile.test.ts checks that saving a file
 * changes no byte of it.
 */
export function withEveryField(files: [string, Buffer][]): [string, Buffer][] {
  const seen = new Set<string>();
  return files.filter(([, bytes]) => {
    const added = fieldsOf(parse(bytes.toString())).filter((field) => !seen.has(field));
    for (const field of added) seen.add(field);
    return added.length > 0;
  });
}

import { stringify } from 'yaml';
import { type Form, groupName } from './shape.ts';

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.every((entry) => isFields(entry) && isEmpty(entry))) ||
  (isFields(value) && Object.values(value).every(isEmpty));

const formAt = (form: Form, key: string): Form => {
  const own = form.properties?.[key];
  if (own) return own;
  return typeof form.additionalProperties === 'object' ? form.additionalProperties : {};
};

/** As the form holds it: files of pictures and drawings with their folder, groups in blocks. */
export function toForm(form: Form, value: unknown): unknown {
  return grouped(form, withPaths(form, value));
}

function withPaths(form: Form, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((entry) => withPaths(form.items ?? {}, entry));
  if (isFields(value)) {
    const fields = Object.entries(value);
    return Object.fromEntries(
      fields.map(([key, each]) => [key, withPaths(formAt(form, key), each)]),
    );
  }
  const { asset } = form;
  return asset && typeof value === 'string' ? `/${asset.folder}/${value}${asset.ending}` : value;
}

function grouped(form: Form, value: unknown): unknown {
  if (!isFields(value)) return value;
  const fields: Fields = {};
  for (const [key, each] of Object.entries(value)) {
    const { group } = formAt(form, key);
    if (!group) fields[key] = each;
    else fields[groupName(group)] = { ...(fields[groupName(group)] as Fields), [key]: each };
  }
  return fields;
}

/**
 * As the file holds it: keys in the order of the schema, bare names of files, and nothing empty. An
 * empty entry stays in its list, or the entries behind it would move up to the wrong place.
 */
export function toFile(form: Form, value: unknown): unknown {
  return ordered(form, ungrouped(form, value));
}

function ungrouped(form: Form, value: unknown): unknown {
  if (!isFields(value)) return value;
  const groups = new Set(
    Object.values(form.properties ?? {}).flatMap(({ group }) => (group ? groupName(group) : [])),
  );
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, each]) =>
      groups.has(key) && isFields(each) ? Object.entries(each) : [[key, each]],
    ),
  );
}

function ordered(form: Form, value: unknown): unknown {
  if (Array.isArray(value)) return inPlace(value.map((entry) => ordered(form.items ?? {}, entry)));
  if (!isFields(value)) {
    return form.asset && typeof value === 'string' ? bareName(value) : value;
  }
  const order = Object.keys(form.properties ?? {});
  const place = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length);
  return Object.fromEntries(
    Object.entries(value)
      // Keys that the schema does not name, such as the words of a drawing, by the alphabet.
      .sort(([a], [b]) => place(a) - place(b) || (a < b ? -1 : 1))
      .map(([key, each]) => [key, ordered(formAt(form, key), each)])
      .filter(([, each]) => !isEmpty(each)),
  );
}

/** Nothing where an entry is not translated, which then stands there in the source language. */
function inPlace(entries: readonly unknown[]): unknown[] {
  const last = entries.findLastIndex((entry) => !isEmpty(entry));
  return entries.slice(0, last + 1).map((entry) => (entry === '' ? null : entry));
}

const bareName = (path: string) => path.slice(path.lastIndexOf('/') + 1).replace(/\.[a-z]+$/, '');

/** One line for each text, however long: a changed word is then a changed line and no other. */
export const writeYaml = (value: unknown): string =>
  stringify(value, {
    lineWidth: 0,
    defaultKeyType: 'PLAIN',
    defaultStringType: 'PLAIN',
    singleQuote: true,
  });

/** The text of a content file in the one form that `npm run format` and the editor write. */
export const formatted = (form: Form, value: unknown): string => writeYaml(toFile(form, value));

import { stringify } from 'yaml';
import { fieldAt } from '../src/content/translations/fields.ts';
import { isObject } from '../src/lib/stored.ts';
import { type FormSchema, groupName } from './formSchema.ts';

type Fields = Record<string, unknown>;

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.every((entry) => isObject(entry) && isEmpty(entry))) ||
  (isObject(value) && Object.values(value).every(isEmpty));

/** From a file to the form: names of files get their folder, grouped fields an object. */
export function toForm(form: FormSchema, value: unknown): unknown {
  return grouped(form, withPictures(form, withPaths(form, value)));
}

/** A picture in Markdown, up to the name of its file. */
const PICTURE = /(!\[[^\]]*\]\()(?:\.\/)?(?=[\w.-]+[\s)])/g;

function withPictures({ pictures }: FormSchema, value: unknown): unknown {
  if (!pictures || !isObject(value) || typeof value.body !== 'string') return value;
  return { ...value, body: value.body.trim().replace(PICTURE, `$1${pictures}/`) };
}

function withPaths(form: FormSchema, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((entry) => withPaths(form.items ?? {}, entry));
  if (isObject(value)) {
    const fields = Object.entries(value);
    return Object.fromEntries(
      fields.map(([key, each]) => [key, withPaths(fieldAt(form, key) ?? {}, each)]),
    );
  }
  const { asset } = form;
  return asset && typeof value === 'string' ? `/${asset.folder}/${value}${asset.ending}` : value;
}

function grouped(form: FormSchema, value: unknown): unknown {
  if (!isObject(value)) return value;
  const fields: Fields = {};
  for (const [key, each] of Object.entries(value)) {
    const { group } = fieldAt(form, key) ?? {};
    if (!group) fields[key] = each;
    else fields[groupName(group)] = { ...(fields[groupName(group)] as Fields), [key]: each };
  }
  return fields;
}

/**
 * From the form to a file: keys in the order of the schema, names of files without folder, no empty fields.
 * Empty texts stay in their list, because lists of plain texts are matched by position; blocks have ids.
 */
export function toFile(form: FormSchema, value: unknown): unknown {
  return ordered(form, ungrouped(form, value));
}

function ungrouped(form: FormSchema, value: unknown): unknown {
  if (!isObject(value)) return value;
  const groups = new Set(
    Object.values(form.properties ?? {}).flatMap(({ group }) => (group ? groupName(group) : [])),
  );
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, each]) =>
      groups.has(key) && isObject(each) ? Object.entries(each) : [[key, each]],
    ),
  );
}

function ordered(form: FormSchema, value: unknown): unknown {
  if (Array.isArray(value))
    return withoutEmptyEnd(value.map((entry) => ordered(form.items ?? {}, entry)));
  if (!isObject(value)) {
    return form.asset && typeof value === 'string' ? bareName(value) : value;
  }
  const order = Object.keys(form.properties ?? {});
  const place = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length);
  return Object.fromEntries(
    Object.entries(value)
      // Keys that the schema does not know, such as the labels of a drawing, in alphabetical order.
      .sort(([a], [b]) => place(a) - place(b) || (a < b ? -1 : 1))
      .map(([key, each]) => [key, ordered(fieldAt(form, key) ?? {}, each)] as const)
      .filter(([key, each]) => !isEmpty(each) && !isUnchecked(form, key, each)),
  );
}

/** A box that is optional and not ticked: the file says nothing, as before it was opened. */
const isUnchecked = (form: FormSchema, key: string, value: unknown): boolean =>
  value === false && !form.required?.includes(key);

/** `null` for an entry that is not translated; none at the end of the list. */
function withoutEmptyEnd(entries: readonly unknown[]): unknown[] {
  const last = entries.findLastIndex((entry) => !isEmpty(entry));
  return entries.slice(0, last + 1).map((entry) => (entry === '' ? null : entry));
}

const bareName = (path: string) => path.slice(path.lastIndexOf('/') + 1).replace(/\.[a-z]+$/, '');

/** One line for each text, however long: a changed word changes one line in git. */
const writeYaml = (value: unknown): string =>
  stringify(value, {
    lineWidth: 0,
    defaultKeyType: 'PLAIN',
    defaultStringType: 'PLAIN',
    singleQuote: true,
  });

/** `npm run format` and the editor write files in the same way. */
export const formatContent = (form: FormSchema, value: unknown): string =>
  form.properties?.body?.markdown
    ? formatMarkdown(form, value as Fields)
    : writeYaml(toFile(form, value));

function formatMarkdown(form: FormSchema, { body, ...fields }: Fields): string {
  const text = String(body ?? '')
    .replaceAll(`](${form.pictures}/`, '](')
    .trim();
  return `---\n${writeYaml(toFile(form, fields))}---\n\n${text}\n`;
}

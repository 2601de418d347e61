import type { Field } from '@sveltia/cms';
import { SINGLE_FILES } from '../src/content/files.ts';
import { hasWords } from '../src/content/translations/fields.ts';
import { type FormSchema, groupName } from './formSchema.ts';
import { SELECT_OPTIONS } from './selectOptions.ts';

/** Characters; longer texts get a text area. */
const ONE_LINE_MAX = 90;

export const SERVICES = 'services';
export const PAGES = 'pages';
export const REST = 'site';

/** 'pages/not-found.yaml' → { collection: 'pages', name: 'not-found' } */
export function collectionOf(file: string): { collection: string; name: string } {
  const name = file.replace(/^pages\//, '').replace(/\.yaml$/, '');
  return { collection: file.startsWith('pages/') ? PAGES : REST, name };
}

/** The widget for a `reference` in a schema's meta. */
function relation(reference: string): Record<string, unknown> | undefined {
  if (reference === 'services/*') {
    const fields = { value_field: '{{slug}}', display_fields: ['title'] };
    return { widget: 'relation', collection: SERVICES, ...fields };
  }
  const [file = '', fields = ''] = reference.split(': ');
  const [field = '', shown = field] = fields.split(' as ');
  if (!SINGLE_FILES[file]) return undefined;
  const { collection, name } = collectionOf(file);
  return {
    widget: 'relation',
    collection,
    file: name,
    value_field: field,
    display_fields: [shown],
  };
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export function titleOf(key: string, { title }: FormSchema): string {
  if (!title) throw new Error(`${key}: expected a title in its schema, for the editor's form`);
  return title;
}

/** Sveltia has placeholders in braces too. */
const escapeBraces = (text: string) => text.replaceAll('{', '\\{').replaceAll('}', '\\}');

function hintOf({ description, examples = [] }: FormSchema): string {
  const example = examples.length > 0 ? `For example: ${examples.join(', ')}` : '';
  return escapeBraces([description, example].filter(Boolean).join('. '));
}

/** Facts are edited in the source language only. Lists have the same entries in every language, matched by id. */
function languageOption(key: string, form: FormSchema): boolean | 'duplicate' | 'duplicate_keys' {
  if (key === 'id' && !form.translatable) return 'duplicate';
  if (!hasWords(form)) return false;
  if (form.type === 'array') return 'duplicate';
  return form.type === 'object' && !form.properties ? 'duplicate_keys' : true;
}

const patternRule = ({ pattern, expectation }: FormSchema) =>
  pattern ? { pattern: [pattern, sentence(expectation ?? 'expected another form')] } : {};

const sentence = (text: string) => `${capitalised(text)}.`;

const range = ({ minItems, maxItems }: FormSchema) => ({
  ...(minItems !== undefined && { min: minItems }),
  ...(maxItems !== undefined && { max: maxItems }),
});

const emptyEntry = ({ properties = {} }: FormSchema, place: number) => ({
  ...(properties.id && { id: `entry-${place}` }),
  ...Object.fromEntries(
    Object.entries(properties).flatMap(([key, { translatable }]) =>
      translatable ? [[key, '']] : [],
    ),
  ),
});

function listField(form: FormSchema, title: string, source: string) {
  const { items = {} } = form;
  const related = items.reference && relation(items.reference);
  if (related) return { ...related, multiple: true, ...range(form) };
  if (items.enum) return { ...widgetOf(items, title, source), multiple: true, ...range(form) };
  const singular = items.title ?? title.replace(/s$/, '');
  if (items.type !== 'object') {
    const field = formField('item', { title: singular, ...items }, true, source);
    // Lists of facts are rarely edited.
    const isClosed = !hasWords(items);
    return {
      widget: 'list',
      label_singular: singular,
      ...range(form),
      ...(isClosed && { minimize_collapsed: true }),
      field,
    };
  }
  const fields = fieldsOf(items, source);
  const named = ['title', 'name', 'label', 'text'].find((key) => items.properties?.[key]);
  const picture = Object.entries(items.properties ?? {}).find(([, { asset }]) => asset)?.[0];
  const isFixed = form.minItems !== undefined && form.minItems === form.maxItems;
  return {
    widget: 'list',
    label_singular: singular,
    ...range(form),
    collapsed: true,
    ...(named && { summary: `{{fields.${named}}}` }),
    ...(picture && { thumbnail: picture }),
    ...(isFixed && {
      allow_add: false,
      allow_remove: false,
      allow_duplicate: false,
      default: Array.from({ length: form.minItems ?? 0 }, (_, index) =>
        emptyEntry(items, index + 1),
      ),
    }),
    fields,
  };
}

/** What the check refuses is not offered. The rich text mode leaves footnotes, formulas and tables as they are. */
const markdownField = {
  widget: 'markdown',
  modes: ['rich_text', 'raw'],
  buttons: [
    'bold',
    'italic',
    'code',
    'link',
    'heading-two',
    'heading-three',
    'quote',
    'bulleted-list',
    'numbered-list',
  ],
  editor_components: ['image', 'code-block'],
  linked_images: false,
  use_emoji_autocomplete: false,
  // A typed `|` would open a table of one cell.
  use_markdown_shortcuts: false,
};

function widgetOf(form: FormSchema, title: string, source: string): Record<string, unknown> {
  const related = form.reference && relation(form.reference);
  if (related) return related;
  if (form.asset) {
    const { folder, ending } = form.asset;
    return {
      widget: 'image',
      accept: ending,
      choose_url: false,
      media_folder: `/${folder}`,
      public_folder: `/${folder}`,
    };
  }
  if (form.markdown) return markdownField;
  if (form.colour) return { widget: 'color', allowInput: true, ...patternRule(form) };
  if (form.format === 'date') {
    return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD', default: '{{now}}' };
  }
  if (form.choices) return { widget: 'select', options: SELECT_OPTIONS[form.choices]() };
  if (form.enum) {
    const options = form.enum.map((value) => ({
      label: form.names?.[value] ?? capitalised(value),
      value,
    }));
    return { widget: 'select', options };
  }
  if (form.type === 'number' || form.type === 'integer') {
    const isWhole = form.type === 'integer';
    return {
      widget: 'number',
      value_type: isWhole ? 'int' : 'float',
      ...(!isWhole && { step: 0.0001 }),
      ...(form.minimum !== undefined && { min: form.minimum }),
      ...(form.maximum !== undefined && { max: form.maximum }),
    };
  }
  if (form.type === 'boolean') return { widget: 'boolean' };
  if (form.type === 'object' && form.properties) {
    return { widget: 'object', collapsed: false, fields: fieldsOf(form, source) };
  }
  if (form.type === 'object') {
    return { widget: 'keyvalue', key_label: 'Name in the drawing', value_label: 'Word' };
  }
  if (form.type === 'array') return listField(form, title, source);
  return {
    widget: (form.maxLength ?? 0) > ONE_LINE_MAX ? 'text' : 'string',
    use_emoji_autocomplete: false,
    ...(form.minLength && { minlength: form.minLength }),
    ...(form.maxLength && { maxlength: form.maxLength }),
    ...patternRule(form),
  };
}

function formField(key: string, form: FormSchema, isRequired: boolean, source: string): Field {
  const title = titleOf(key, form);
  const hint = hintOf(form);
  const isTranslated = hasWords(form);
  return {
    name: key,
    label: title,
    ...(hint && { hint }),
    // An optional object would get a checkbox in every language.
    required: isRequired && isTranslated && form.type !== 'object' ? [source] : isRequired,
    i18n: languageOption(key, form),
    ...widgetOf(form, title, source),
  } as Field;
}

const fieldsOf = (form: FormSchema, source: string): Field[] =>
  Object.entries(form.properties ?? {}).map(([key, each]) =>
    formField(key, each, form.required?.includes(key) ?? false, source),
  );

/** In the order of the schema; the fields of a group in an object of their own. `source`: where texts are required. */
export function formFields(form: FormSchema, source: string): Field[] {
  const groups = new Map<string, Field[]>();
  const fields: Field[] = [];
  for (const field of fieldsOf(form, source)) {
    const label = form.properties?.[field.name]?.group;
    const group = label && groups.get(label);
    if (!label) fields.push(field);
    else if (group) group.push(field);
    else {
      const inGroup = [field];
      groups.set(label, inGroup);
      const name = groupName(label);
      fields.push({ name, label, widget: 'object', i18n: true, collapsed: true, fields: inGroup });
    }
  }
  return fields;
}

import type { Field } from '@sveltia/cms';
import { type FormSchema, groupName } from './formSchema.ts';
import { SELECT_OPTIONS } from './selectOptions.ts';

/** Characters; longer texts get a text area. */
const ONE_LINE_MAX = 90;

export interface FieldContext {
  /** The language in which texts are required. */
  source: string;
  /** The widget for a `reference` in the schema. */
  relation: (reference: string) => Record<string, unknown> | undefined;
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

const hasWords = (form: FormSchema): boolean =>
  form.words === true ||
  Object.values(form.properties ?? {}).some(hasWords) ||
  (form.items !== undefined && hasWords(form.items)) ||
  (typeof form.additionalProperties === 'object' && hasWords(form.additionalProperties));

/** Facts are edited in the source language only. Lists have the same entries in every language, matched by id. */
function languageOption(key: string, form: FormSchema): boolean | 'duplicate' | 'duplicate_keys' {
  if (key === 'id' && !form.words) return 'duplicate';
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

const emptyEntry = ({ properties = {} }: FormSchema) =>
  Object.fromEntries(
    Object.entries(properties).flatMap(([key, { words }]) => (words ? [[key, '']] : [])),
  );

function listField(form: FormSchema, title: string, context: FieldContext) {
  const { items = {} } = form;
  const relation = items.reference && context.relation(items.reference);
  if (relation) return { ...relation, multiple: true, ...range(form) };
  const singular = items.title ?? title.replace(/s$/, '');
  if (items.type !== 'object') {
    const field = fieldOf('item', { title: singular, ...items }, true, context);
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
  const fields = fieldsOf(items, context);
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
      default: Array.from({ length: form.minItems ?? 0 }, () => emptyEntry(items)),
    }),
    fields,
  };
}

function widgetOf(form: FormSchema, title: string, context: FieldContext): Record<string, unknown> {
  const relation = form.reference && context.relation(form.reference);
  if (relation) return relation;
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
    return { widget: 'object', collapsed: false, fields: fieldsOf(form, context) };
  }
  if (form.type === 'object') {
    return { widget: 'keyvalue', key_label: 'Name in the drawing', value_label: 'Word' };
  }
  if (form.type === 'array') return listField(form, title, context);
  return {
    widget: (form.maxLength ?? 0) > ONE_LINE_MAX ? 'text' : 'string',
    use_emoji_autocomplete: false,
    ...(form.maxLength && { maxlength: form.maxLength }),
    ...patternRule(form),
  };
}

function fieldOf(key: string, form: FormSchema, isRequired: boolean, context: FieldContext): Field {
  const title = titleOf(key, form);
  const hint = hintOf(form);
  const isTranslated = hasWords(form);
  return {
    name: key,
    label: title,
    ...(hint && { hint }),
    // An optional object would get a checkbox in every language.
    required: isRequired && isTranslated && form.type !== 'object' ? [context.source] : isRequired,
    i18n: languageOption(key, form),
    ...widgetOf(form, title, context),
  } as Field;
}

const fieldsOf = (form: FormSchema, context: FieldContext): Field[] =>
  Object.entries(form.properties ?? {}).map(([key, each]) =>
    fieldOf(key, each, form.required?.includes(key) ?? false, context),
  );

/** In the order of the schema; the fields of a group in an object of their own. */
export function formFields(form: FormSchema, context: FieldContext): Field[] {
  const groups = new Map<string, Field[]>();
  const fields: Field[] = [];
  for (const [key, each] of Object.entries(form.properties ?? {})) {
    const field = fieldOf(key, each, form.required?.includes(key) ?? false, context);
    if (!each.group) {
      fields.push(field);
      continue;
    }
    const group = groups.get(each.group);
    if (group) {
      group.push(field);
      continue;
    }
    const fieldsOfGroup = [field];
    groups.set(each.group, fieldsOfGroup);
    fields.push({
      name: groupName(each.group),
      label: each.group,
      widget: 'object',
      i18n: true,
      collapsed: true,
      fields: fieldsOfGroup,
    });
  }
  return fields;
}

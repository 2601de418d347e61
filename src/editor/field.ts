import type { Field } from '@sveltia/cms';
import { CHOICES } from './choices.ts';
import { type Form, groupName } from './shape.ts';

/** Below this a text fits one line of the form. */
const ONE_LINE = 90;

export interface FieldContext {
  /** The language whose texts must be there; the others may lack them. */
  source: string;
  /** Settings that turn a reference in the schema into a choice. */
  relation: (reference: string) => Record<string, unknown> | undefined;
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What a person reads instead of the key. */
export function titleOf(key: string, { title }: Form): string {
  if (!title) throw new Error(`${key}: expected a title in its schema, for the editor's form`);
  return title;
}

/** Names in braces are filled in by the site: the editor would take them for its own. */
const escaped = (text: string) => text.replaceAll('{', '\\{').replaceAll('}', '\\}');

function hintOf({ description, examples = [] }: Form): string {
  const example = examples.length > 0 ? `For example: ${examples.join(', ')}` : '';
  return escaped([description, example].filter(Boolean).join('. '));
}

const hasWords = (form: Form): boolean =>
  form.words === true ||
  Object.values(form.properties ?? {}).some(hasWords) ||
  (form.items !== undefined && hasWords(form.items)) ||
  (typeof form.additionalProperties === 'object' && hasWords(form.additionalProperties));

/**
 * Words differ between languages; a fact stands in the source alone, but for the id that ties both. What
 * is added to a list, moved or taken away there is so in every language, and so are the names of words.
 */
function languageOption(key: string, form: Form): boolean | 'duplicate' | 'duplicate_keys' {
  if (key === 'id' && !form.words) return 'duplicate';
  if (!hasWords(form)) return false;
  if (form.type === 'array') return 'duplicate';
  return form.type === 'object' && !form.properties ? 'duplicate_keys' : true;
}

const ruled = ({ pattern, expectation }: Form) =>
  pattern ? { pattern: [pattern, sentence(expectation ?? 'expected another form')] } : {};

const sentence = (text: string) => `${capitalised(text)}.`;

const range = ({ minItems, maxItems }: Form) => ({
  ...(minItems !== undefined && { min: minItems }),
  ...(maxItems !== undefined && { max: maxItems }),
});

const emptyEntry = ({ properties = {} }: Form) =>
  Object.fromEntries(
    Object.entries(properties).flatMap(([key, { words }]) => (words ? [[key, '']] : [])),
  );

function listField(form: Form, title: string, context: FieldContext) {
  const { items = {} } = form;
  const relation = items.reference && context.relation(items.reference);
  if (relation) return { ...relation, multiple: true, ...range(form) };
  const singular = items.title ?? title.replace(/s$/, '');
  if (items.type !== 'object') {
    const field = fieldOf('item', { title: singular, ...items }, true, context);
    // Facts are rarely touched: they take no room until they are.
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
    // As many as there must be, from the start.
    ...(isFixed && {
      allow_add: false,
      allow_remove: false,
      allow_duplicate: false,
      default: Array.from({ length: form.minItems ?? 0 }, () => emptyEntry(items)),
    }),
    fields,
  };
}

function widgetOf(form: Form, title: string, context: FieldContext): Record<string, unknown> {
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
  if (form.choices) return { widget: 'select', options: CHOICES[form.choices]() };
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
    widget: (form.maxLength ?? 0) > ONE_LINE ? 'text' : 'string',
    use_emoji_autocomplete: false,
    ...(form.maxLength && { maxlength: form.maxLength }),
    ...ruled(form),
  };
}

/** One field of the form, from what the schema says of it. */
export function fieldOf(
  key: string,
  form: Form,
  isRequired: boolean,
  context: FieldContext,
): Field {
  const title = titleOf(key, form);
  const hint = hintOf(form);
  const isTranslated = hasWords(form);
  return {
    name: key,
    label: title,
    ...(hint && { hint }),
    // A block is there in every language, empty or not: else each would have a box to tick before it.
    required: isRequired && isTranslated && form.type !== 'object' ? [context.source] : isRequired,
    i18n: languageOption(key, form),
    ...widgetOf(form, title, context),
  } as Field;
}

const fieldsOf = (form: Form, context: FieldContext): Field[] =>
  Object.entries(form.properties ?? {}).map(([key, each]) =>
    fieldOf(key, each, form.required?.includes(key) ?? false, context),
  );

/** The fields of a file in the order of the schema, those of a group in a block of their own. */
export function formFields(form: Form, context: FieldContext): Field[] {
  const groups = new Map<string, Field[]>();
  const fields: Field[] = [];
  for (const [key, each] of Object.entries(form.properties ?? {})) {
    const field = fieldOf(key, each, form.required?.includes(key) ?? false, context);
    if (!each.group) {
      fields.push(field);
      continue;
    }
    const known = groups.get(each.group);
    if (known) {
      known.push(field);
      continue;
    }
    const own = [field];
    groups.set(each.group, own);
    fields.push({
      name: groupName(each.group),
      label: each.group,
      widget: 'object',
      i18n: true,
      collapsed: true,
      fields: own,
    });
  }
  return fields;
}

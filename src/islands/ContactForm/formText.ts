import type { ContactContent } from '../../content/schemas/contact.ts';
import type { FieldName } from '../../lib/messageFields.ts';

/** Texts of the island only: its props are serialized into the page. */
export type FormText = Omit<
  ContactContent['form'],
  'title' | 'intro' | 'required' | 'first' | 'next' | 'topicOther'
>;

/** Beside the label of a field, where it has one. */
export type FieldHints = Partial<Record<`${FieldName}Hint`, string>>;

import type { ContactContent } from '../../content/schemas/contact.ts';
import type { FieldName } from '../../lib/messageFields.ts';

/** Texts of the island only: its props are serialized into the page. */
export interface FormText
  extends Omit<
    ContactContent['form'],
    'title' | 'intro' | 'required' | 'first' | 'next' | 'topicOther' | 'brief'
  > {
  brief: Omit<ContactContent['form']['brief'], 'other'>;
  /** Below the message, once questions invite to tell more. */
  confidential: string;
}

/** The others stand beside the form as static HTML. */
export function formTextOf(form: ContactContent['form']): FormText {
  const { title, intro, required, first, next, topicOther, brief, ...text } = form;
  const { other, ...briefText } = brief;
  return { ...text, brief: briefText, confidential: first.note };
}

/** Beside the label of a field, where it has one. */
export type FieldHints = Partial<Record<`${FieldName}Hint`, string>>;

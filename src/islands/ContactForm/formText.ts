import type { ContactContent } from '../../content/schemas/contact.ts';
import type { FieldName } from '../../lib/messageFields.ts';

/** Texts of the island only: its props are serialized into the page. */
export interface FormText
  extends Omit<
    ContactContent['form'],
    'title' | 'intro' | 'first' | 'next' | 'topicOther' | 'brief'
  > {
  brief: Omit<ContactContent['form']['brief'], 'other'>;
  /** Below the message. */
  confidential: string;
}

/** The others stand beside the form as static HTML. */
export function formTextOf(form: ContactContent['form']): FormText {
  const { title, intro, first, next, topicOther, brief, ...text } = form;
  const { other, ...briefText } = brief;
  return { ...text, brief: briefText, confidential: first.note };
}

/** What the texts may have for a field besides its label: a hint beside it, and the words of a list to choose from. */
export type FieldWords = Partial<
  Record<`${FieldName}Hint`, string> &
    Record<`${FieldName}Options`, Readonly<Record<string, string>>>
>;

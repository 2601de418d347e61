import type { Message } from '../../lib/mail.ts';
import { controlIn } from '../shared/keepTyped.ts';
import { FIELDS, type FieldName } from './problems.ts';

export function messageIn(form: HTMLFormElement): Message {
  const data = new FormData(form);
  const text = (name: FieldName) => String(data.get(name) ?? '');
  return {
    name: text('name'),
    email: text('email'),
    topic: text('topic'),
    message: text('message'),
  };
}

/** Fills the empty fields: what was typed since the form was cleared stays. */
export function putBack(form: HTMLFormElement | null, message: Message): void {
  for (const field of FIELDS) {
    const control = controlIn(form, field);
    if (control?.value === '') control.value = message[field];
  }
}

/** A link click and not `location.assign`: where no program takes mail, the page must stay. */
export function openMail(href: string): void {
  const link = document.createElement('a');
  link.href = href;
  link.click();
}

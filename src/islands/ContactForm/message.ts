import type { Message } from '../../lib/mail.ts';
import { FIELDS, type FieldName } from '../../lib/validation.ts';
import { controlIn } from '../shared/formSnapshot.ts';

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

/** Fills empty fields only: text typed since the form was cleared stays. */
export function refill(form: HTMLFormElement | null, message: Message): void {
  for (const field of FIELDS) {
    const control = controlIn(form, field);
    if (control?.value === '') control.value = message[field];
  }
}

/** A link click and not `location.assign`, which would leave the page where no mail program is set up. */
export function openMail(href: string): void {
  const link = document.createElement('a');
  link.href = href;
  link.click();
}

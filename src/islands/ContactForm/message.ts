import type { Draft } from '../../lib/draft.ts';
import { FIELDS, forEachField, type Message } from '../../lib/messageFields.ts';
import { controlIn } from '../shared/formSnapshot.ts';

export function messageIn(form: HTMLFormElement): Message {
  const data = new FormData(form);
  return forEachField((name) => String(data.get(name) ?? ''));
}

/** Fills empty fields only: text typed since the form was cleared stays. Returns the texts that found no place. */
export function refill(form: HTMLFormElement | null, message: Message): Draft {
  const unplaced: Draft = {};
  for (const field of FIELDS) {
    const control = controlIn(form, field);
    if (control?.value === '') control.value = message[field];
    else if (control?.value !== message[field]) unplaced[field] = message[field];
  }
  return unplaced;
}

/** A link click and not `location.assign`, which would leave the page where no mail program is set up. */
export function openMail(href: string): void {
  const link = document.createElement('a');
  link.href = href;
  link.click();
}

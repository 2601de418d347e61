import { forEachField, type Message } from '../../lib/messageFields.ts';

export function messageIn(form: HTMLFormElement): Message {
  const data = new FormData(form);
  return forEachField((name) => String(data.get(name) ?? ''));
}

/** A link click and not `location.assign`, which would leave the page where no mail program is set up. */
export function openMail(href: string): void {
  const link = document.createElement('a');
  link.href = href;
  link.click();
}

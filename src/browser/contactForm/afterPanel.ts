import { type MailLabels, type Message, mailWay, plainText, webLinks } from '../../lib/mail.ts';
import { choose } from './view.ts';

const setText = (panel: HTMLElement, name: keyof Message, text: string) => {
  const place = panel.querySelector(`[data-sent="${name}"]`);
  if (place) place.textContent = text;
};

const setLink = (panel: HTMLElement, name: string, href: string) =>
  panel.querySelector(`a[data-hook="${name}"]`)?.setAttribute('href', href);

/** The one press that comes next is the copper one. */
const setLook = (panel: HTMLElement, name: string, isNext: boolean) =>
  panel
    .querySelector(`[data-hook="${name}"]`)
    ?.setAttribute('data-look', isNext ? 'primary' : 'line');

/** Puts the message into the panel, in the wording for what has become of it. */
export function fillPanel(
  panel: HTMLElement,
  to: string,
  message: Message,
  labels: MailLabels,
): void {
  const mail = mailWay(to, message, labels);
  const web = webLinks(to, message, labels);
  choose(panel, 'stage', mail.complete ? 'opened' : 'tooLong');
  choose(panel, 'web', web.complete ? 'whole' : 'paste');
  choose(panel, 'copy', undefined);
  panel.toggleAttribute('data-too-long', !mail.complete);
  setLook(panel, 'copy', !mail.complete);
  setLook(panel, 'sent', mail.complete);
  setLink(panel, 'mail', mail.href);
  setLink(panel, 'gmail', web.gmail);
  setLink(panel, 'outlook', web.outlook);
  setText(panel, 'name', message.name);
  setText(panel, 'email', message.email);
  setText(panel, 'topic', message.topic);
  setText(panel, 'message', message.message);
  const field = panel.querySelector('textarea');
  if (field) field.value = message.message;
  // A message that has to be pasted: the ways to do it come before the message itself.
  const slip = panel.querySelector('dl');
  const ways = panel.querySelector('ul');
  if (slip && ways) mail.complete ? ways.before(slip) : ways.after(slip);
}

/** A link click and not `location.assign`: where no program takes mail, the page must stay. */
export const openMail = (panel: HTMLElement) =>
  panel.querySelector<HTMLElement>('a[data-hook="mail"]')?.click();

export async function copyMessage(
  panel: HTMLElement,
  to: string,
  message: Message,
  labels: MailLabels,
): Promise<void> {
  try {
    await navigator.clipboard.writeText(plainText(to, message, labels));
    choose(panel, 'copy', 'copied');
  } catch {
    choose(panel, 'copy', 'failed');
  }
}

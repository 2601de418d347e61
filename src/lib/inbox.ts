/** Where messages of the contact form go, from the settings. */
import type { InboxSettings } from '../../site.config.ts';

/** True where messages are posted to the site itself. */
export const takesMessages = (inbox: InboxSettings | undefined): inbox is { keepDays: number } =>
  inbox !== undefined && 'keepDays' in inbox;

/** The address that the form is posted to; none where the visitor's mail program sends it. */
export function messagesUrl(inbox: InboxSettings | undefined): string | undefined {
  if (inbox === undefined) return undefined;
  return 'url' in inbox ? inbox.url : '/messages';
}

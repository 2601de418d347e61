/** Words of pages that change where the settings have an inbox: content/<lang>/inbox.yaml. */
import type { InboxSettings } from '../../site.config.ts';
import { fillText } from '../lib/placeholders.ts';
import type { ContactContent } from './schemas/contact.ts';
import type { InboxContent } from './schemas/inbox.ts';
import type { PrivacyContent } from './schemas/legal.ts';

/** The form sends the message itself, and says so. Its button is named by the island, which still offers the mail program. */
export const contactWithInbox = (
  content: ContactContent,
  { form }: InboxContent,
): ContactContent => ({
  ...content,
  form: { ...content.form, intro: form.intro },
});

/** Who receives and keeps a message. */
export function privacyWithInbox(
  content: PrivacyContent,
  { privacy }: InboxContent,
  inbox: InboxSettings,
  locale: string,
): PrivacyContent {
  const [who, facts] =
    'url' in inbox
      ? (['service', { host: new URL(inbox.url).host }] as const)
      : (['own', { days: inbox.keepDays }] as const);
  const filled = (text: string) => fillText(text, facts, locale);
  const server = who === 'own' ? [content.server.text, privacy.server.own] : [content.server.text];
  return {
    ...content,
    mail: { ...content.mail, text: filled(privacy.mail[who]) },
    kept: { ...content.kept, until: { ...content.kept.until, sent: privacy.until } },
    server: { ...content.server, text: server.join(' ') },
    basis: { ...content.basis, retention: filled(privacy.retention[who]) },
  };
}

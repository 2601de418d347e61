import type { InboxContent } from '../../../content/schemas/inbox.ts';

/** What the island says where the settings have an inbox. */
export interface InboxProps extends Pick<InboxContent, 'form' | 'received' | 'failed'> {
  /** Where the form is posted. */
  url: string;
  /** The folder of the language. */
  language: string;
  /** For the time of the receipt. */
  locale: string;
}

import type { ContactContent } from '../../content/schemas/contact.ts';

/** The words of the island. What stands beside the form is not sent to the browser a second time. */
export type FormText = Omit<
  ContactContent['form'],
  'title' | 'intro' | 'required' | 'first' | 'next' | 'topicOther'
>;

import type { ContactContent } from '../../content/schemas/contact.ts';

/** Texts of the island only: its props are serialized into the page. */
export type FormText = Omit<
  ContactContent['form'],
  'title' | 'intro' | 'required' | 'first' | 'next' | 'topicOther'
>;

import type { z } from 'astro/zod';
import { block, text } from './fields.ts';

/** The page that a visitor without scripts sees once the inbox has stored the message. */
export const messageSentSchema = block('Message sent', {
  title: text(40, 'Name of the page'),
  meta: text(170, 'Description of the page'),
  heading: text(60, 'Heading'),
  text: text(260, 'Text'),
  back: text(60, 'Link to the landing page'),
});

export type MessageSentContent = z.infer<typeof messageSentSchema>;

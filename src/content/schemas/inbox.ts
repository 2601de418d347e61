import type { z } from 'astro/zod';
import { block, text } from './fields.ts';

/** The words of the form, of its answers and of /privacy where the settings have an inbox. */
export const inboxSchema = block('Inbox', {
  form: block('Form', {
    intro: text(400, 'Text beside the form'),
    send: text(40, 'Send button'),
    sending: text(40, 'Button while it is being sent', ['seconds']).describe(
      '{seconds} counts them',
    ),
    waiting: text(90, 'Beside the button while it is being sent'),
    stop: text(30, 'Button that stops sending'),
  }),
  received: block('The message has arrived', {
    title: text(60, 'Heading'),
    text: text(260, 'Text'),
    receipt: text(30, 'Before the number'),
    time: text(30, 'Before the time'),
    keep: text(60, 'Above the buttons'),
    copy: text(30, 'Copy button'),
    save: text(30, 'Save button'),
    print: text(30, 'Print button'),
    noAnswer: text(160, 'What to do if no answer comes'),
    another: text(60, 'Button that shows the empty form'),
  }),
  failed: block('The message was not sent', {
    title: text(60, 'Heading'),
    reasons: block('Why', {
      unreachable: text(300, 'The server could not be reached'),
      refused: text(300, 'The server did not take it'),
      rate: text(300, 'Too many messages came'),
    }),
    again: text(30, 'Button that tries again'),
  }),
  failurePage: block('Page after a failure, without scripts', {
    title: text(60, 'Heading'),
    reasons: block('Why', {
      fields: text(160, 'Fields are wrong'),
      rate: text(160, 'Too many messages came'),
      storage: text(160, 'The message could not be stored'),
      other: text(160, 'Anything else'),
    }),
    send: text(40, 'Send button'),
    mail: text(60, 'Before the mail address'),
  }),
  privacy: block('On the privacy page', {
    mail: block('When you write to us', {
      own: text(420, 'With an inbox of our own'),
      service: text(420, 'With a service of another company', ['host']).describe(
        '{host} is its address',
      ),
    }),
    retention: block('How long messages are kept', {
      own: text(420, 'With an inbox of our own', ['days']).describe('{days} is the number of days'),
      service: text(420, 'With a service of another company'),
    }),
    server: block('Protection from floods', {
      own: text(420, 'How floods of messages are limited'),
    }),
    until: text(160, 'Until when the draft is kept'),
  }),
});

export type InboxContent = z.infer<typeof inboxSchema>;

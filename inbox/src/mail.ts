/** The mail that the owner receives. */
import { receiptOf, type StoredMessage } from './message.ts';

export interface Mail {
  from: string;
  to: string;
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
  /** The same in every attempt. */
  messageId: string;
  date: Date;
  headers: Record<string, string>;
}

/** Resolves once a mail server has taken the mail, and throws otherwise. */
export type Mailer = (mail: Mail) => Promise<void>;

/** The server is well and refuses this mail: others may pass. Any other error ends the round. */
export class Refused extends Error {}

/** Characters, not halves of them. */
const cut = (text: string, length: number) => {
  const characters = [...text];
  return characters.length > length ? `${characters.slice(0, length).join('')}…` : text;
};

const ASCII = /^[!-~]+$/;

/** In ASCII, or none: many mail servers refuse a header with other letters. The text has it as typed. */
function asciiAddress(email: string): string | undefined {
  const [local = '', domain = ''] = email.split('@');
  const url = `http://${domain}`;
  // `URL` would turn the domain "1.2" into "1.0.0.2", so it reads only domains with other letters.
  const host = ASCII.test(domain) ? domain : URL.canParse(url) && new URL(url).hostname;
  return host && ASCII.test(local) ? `${local}@${host}` : undefined;
}

/** All words but the message are one line each (messageIn), so that they fit into headers. */
export function mailOf(message: StoredMessage, from: string, to: string): Mail {
  const { id, name, email, topic, language, received, suspicion } = message;
  const address = asciiAddress(email);
  const lines = {
    Name: name,
    Email: email,
    Topic: topic,
    Language: language,
    Receipt: receiptOf(message),
    ...(suspicion && { Suspicion: suspicion }),
  };
  const signature = Object.entries(lines).map(([label, value]) => `${label}: ${value}`);
  return {
    from,
    to,
    ...(address && { replyTo: { name: cut(name, 80), address } }),
    subject: cut(topic, 120),
    text: [message.message, '', '-- ', ...signature, ''].join('\n'),
    messageId: `<${id}@${from.split('@').at(-1)}>`,
    date: new Date(received),
    headers: {
      // Nobody's holiday notice answers the visitor.
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      ...(suspicion && { 'X-Suspicion': suspicion }),
    },
  };
}

/**
 * Builds every mail link of the site. What a visitor types ends up only inside values: it can add
 * neither headers nor recipients, and comes back exactly as typed when the link is read.
 */
import { EXTERNAL_HOSTS } from './externalHosts.ts';
import { marksFor, named } from './joiners.ts';
import { type FieldName, type Message, SIGNATURE } from './messageFields.ts';

/** Windows hands a program no link over 2,083 characters; some programs stop at 2,000. */
export const MAIL_LINK_LIMIT = 2000;

/** Web servers commonly refuse a request line over 8 KiB. */
export const WEB_LINK_LIMIT = 8000;

/** `encodeURIComponent` throws on half an emoji, which a cut paste can leave behind. */
const encode = (text: string) => encodeURIComponent(text.toWellFormed());

/** Characters that a mail program may read as the end of a header. */
const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;

/** A header is one line. */
export const oneLine = (text: string) => text.replace(BREAKS, ' ');

/** RFC 6068: line breaks in a body are CRLF. */
export const mailLines = (text: string) => text.replace(/\r\n?|\n/g, '\r\n');

/** Labels of the lines of a mail. */
export interface MailLabels {
  to: string;
  topic: string;
  from: string;
  /** Of the lines below the text, only if the visitor's language is not the company's. */
  signature?: Partial<Record<FieldName, string>>;
}

/** The lines that say who writes; what was left empty is left out. */
export const signatureOf = (message: Message) =>
  SIGNATURE.map((field) => ({ field, text: oneLine(message[field]) })).filter(({ text }) => text);

/** The message, signed: it reads like a letter, not like a form. */
function bodyOf(message: Message, { signature = {} }: Partial<MailLabels> = {}): string {
  const signed = signatureOf(message).map(({ field, text }) =>
    signature[field] ? named(signature[field], text) : text,
  );
  return [mailLines(message.message), '', ...signed].join('\r\n');
}

export const addressLink = (to: string) => `mailto:${encode(to).replaceAll('%40', '@')}`;

const parameters = (values: Readonly<Record<string, string | undefined>>) =>
  Object.entries(values)
    .flatMap(([name, value]) => (value === undefined ? [] : `${name}=${encode(value)}`))
    .join('&');

export const mailLink = (to: string, message: Message, labels?: MailLabels) =>
  `${addressLink(to)}?${parameters({ subject: oneLine(message.topic), body: bodyOf(message, labels) })}`;

interface MailProgramLink {
  href: string;
  /** False where the message was too long for a link and has to be pasted. */
  complete: boolean;
}

/** The link for the mail program. What is too long for it is left out whole, never cut. */
export function mailProgramLink(
  to: string,
  message: Message,
  labels?: MailLabels,
): MailProgramLink {
  const whole = mailLink(to, message, labels);
  if (whole.length <= MAIL_LINK_LIMIT) return { href: whole, complete: true };
  const subject = `${addressLink(to)}?${parameters({ subject: oneLine(message.topic) })}`;
  const fits = subject.length <= MAIL_LINK_LIMIT;
  return { href: fits ? subject : addressLink(to), complete: false };
}

const GMAIL = `https://${EXTERNAL_HOSTS.gmail}/mail/?view=cm&fs=1&`;
const OUTLOOK = `https://${EXTERNAL_HOSTS.outlook}/mail/deeplink/compose?`;

interface WebmailLinks {
  gmail: string;
  outlook: string;
  /** False where the message was too long for a link and has to be pasted. */
  complete: boolean;
}

/** Mail on the web. What is too long for a link is left out whole, never cut. */
export function webmailLinks(to: string, message: Message, labels?: MailLabels): WebmailLinks {
  const subject = oneLine(message.topic);
  const body = bodyOf(message, labels);
  const given: { subject?: string; body?: string }[] = [{ subject, body }, { subject }, {}];
  const fitting = given
    .map((part) => ({
      gmail: GMAIL + parameters({ to, su: part.subject, body: part.body }),
      outlook: OUTLOOK + parameters({ to, ...part }),
      complete: part.body !== undefined,
    }))
    .find(({ gmail, outlook }) => Math.max(gmail.length, outlook.length) <= WEB_LINK_LIMIT);
  return fitting ?? { gmail: GMAIL, outlook: OUTLOOK, complete: false };
}

/** What "Copy the message" puts on the clipboard. */
export function plainText(to: string, message: Message, labels: MailLabels): string {
  const from = signatureOf(message).map(({ text }) => text);
  const lines = [
    named(labels.to, to),
    named(labels.topic, oneLine(message.topic)),
    named(labels.from, from.join(marksFor(labels.from).comma)),
    '',
    message.message.replace(/\r\n?/g, '\n'),
  ];
  return lines.join('\n');
}

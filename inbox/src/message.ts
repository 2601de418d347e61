/** From the bytes of a request to a message with an identity. */
import { oneLine } from '../../src/lib/mail.ts';
import {
  FIELDS,
  type FieldName,
  fieldOf,
  forEachField,
  type Message,
} from '../../src/lib/messageFields.ts';

/** The fields that have a column of their own. */
const COLUMNS = ['name', 'email', 'topic', 'message'] as const;

type StoredWords = Record<(typeof COLUMNS)[number], string>;

/** What is stored. */
export interface StoredMessage extends StoredWords {
  /** 128 bits of a hash, as 32 hexadecimal digits. */
  id: string;
  language: string;
  /** Milliseconds since 1970. */
  received: number;
  /** Why it may come from a robot. */
  suspicion: string | null;
}

type Fields = Readonly<Record<string, string>>;

/** Counts what arrives instead of trusting Content-Length; null where it is more than `limit` bytes. */
export async function readBody(request: Request, limit: number): Promise<ArrayBuffer | null> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.length;
    if (size > limit) return null;
    chunks.push(chunk);
  }
  return new Blob(chunks).arrayBuffer();
}

/** The fields of a form or of a flat JSON object; null for anything else, such as a field that comes twice. */
export function parseFields(body: ArrayBuffer, isJson: boolean): Fields | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(body);
    const entries: [string, unknown][] = isJson
      ? Object.entries(JSON.parse(text))
      : [...new URLSearchParams(text)];
    const isFlat = entries.every(([, value]) => typeof value === 'string');
    const fields = Object.fromEntries(entries) as Fields;
    return isFlat && Object.keys(fields).length === entries.length ? fields : null;
  } catch {
    return null; // no UTF-8, or no JSON
  }
}

/** Control characters other than line break and tab: mail programs and terminals may act on them. */
const CONTROLS = /[^\P{Cc}\n\t]/gu;

/** As it is stored: whole characters, one kind of line break, no control characters. */
export function messageIn(fields: Fields): Message {
  const text = (name: FieldName) =>
    (Object.hasOwn(fields, name) ? fields[name] : '')?.toWellFormed() ?? '';
  const lines = (name: FieldName) => text(name).replace(/\r\n?/g, '\n').replace(CONTROLS, ' ');
  return forEachField((name) => (fieldOf(name).rows ? lines(name) : oneLine(text(name))).trim());
}

/**
 * The columns of a message. An optional field that was added to the form becomes a line below the text: it is stored, mailed
 * and erased with it, and the table of a running inbox stays as it is.
 */
export function storedWords(message: Message): StoredWords {
  const isColumn = (name: FieldName) => COLUMNS.some((column) => column === name);
  const others = FIELDS.filter((name) => !isColumn(name) && message[name]);
  const lines = others.map((name) => `${name}: ${message[name]}`);
  const { name, email, topic } = message;
  const text = lines.length > 0 ? [message.message, '', ...lines].join('\n') : message.message;
  return { name, email, topic, message: text };
}

/**
 * The identity of a message: its words, and the key that the browser made for it. The same post has the same
 * id, however often it is sent and whatever was lost on the way; an edited text is another message. Where the browser made
 * none the key is a new one, and the store looks for the words (store.ts).
 */
export async function idOf(key: string, message: Message): Promise<string> {
  const words = FIELDS.map((name) => message[name]);
  const bytes = new TextEncoder().encode(JSON.stringify([key, ...words]));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Digits and letters that nobody mistakes for one another on the telephone. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** What the visitor keeps and the owner finds in the mail: four letters and the day, as in "7K3Q 20261118". */
export function receiptOf({ id, received }: Pick<StoredMessage, 'id' | 'received'>): string {
  const bits = Number.parseInt(id.slice(0, 5), 16);
  const letters = [15, 10, 5, 0].map((shift) => LETTERS[(bits >> shift) & 31]).join('');
  return `${letters} ${new Date(received).toISOString().slice(0, 10).replaceAll('-', '')}`;
}

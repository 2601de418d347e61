/** POST /messages. Only web standards here: Node and Workers hand in what differs between them. */
import { type Context, Hono } from 'hono';
import type { Message } from '../../src/lib/messageFields.ts';
import { hasErrors, validateMessage } from '../../src/lib/validation.ts';
import { failurePage, PAGE_HEADERS } from './failurePage.ts';
import {
  idOf,
  messageIn,
  parseFields,
  readBody,
  receiptOf,
  type StoredMessage,
  storedWords,
} from './message.ts';
import type { Store } from './store.ts';
import { knownFolder, type WordsByFolder } from './words.ts';

export interface Inbox {
  store: Store;
  words: WordsByFolder;
  /** Where the form may stand, such as 'https://example.com'. */
  origins: readonly string[];
  /** The public address. */
  email: string;
  /** Whether a mail server is set. */
  canMail: boolean;
  /** False where this visitor's network has sent too much. */
  isAllowed(): boolean | Promise<boolean>;
  /** Hears that a message waits to be mailed. */
  onStored(message: StoredMessage): void;
  /** Hears why a request was refused, and nothing else of it. */
  onRefused(problem: Problem): void;
}

const BODY_LIMIT = 64 * 1024;
const CONTENT_TYPE = /^application\/(json|x-www-form-urlencoded)\s*(;\s*charset="?utf-8"?\s*)?$/i;
const KEY = /^[\w-]{0,64}$/;
/** Only robots fill it, and some password managers: a message with it is marked, and delivered. */
const TRAP = 'leave_empty';
/** A message that waits longer means that mailing is broken. */
const STUCK_MS = 3_600_000;

const STATUS = {
  origin: 403,
  type: 415,
  size: 413,
  body: 400,
  rate: 429,
  fields: 422,
  storage: 503,
} as const;

export type Problem = keyof typeof STATUS;

/** Browsers send Origin with every post, and over HTTPS Sec-Fetch-Site; no page can set them. */
function isOwnForm(headers: Headers, origins: readonly string[]): boolean {
  const origin = headers.get('Origin');
  const site = headers.get('Sec-Fetch-Site') ?? 'same-origin';
  return origin !== null && origins.includes(origin) && site === 'same-origin';
}

export function createApp<Env extends object>(inboxOf: (c: Context<{ Bindings: Env }>) => Inbox) {
  const app = new Hono<{ Bindings: Env }>();

  app.use(async (c, next) => {
    await next();
    c.header('Cache-Control', 'no-store');
  });

  app.post('/messages', async (c) => {
    const inbox = inboxOf(c);
    const type = CONTENT_TYPE.exec(c.req.header('Content-Type') ?? '')?.[1]?.toLowerCase();
    const isJson = type === 'json';
    let folder = knownFolder(inbox.words);
    let message: Message | null = null;

    const refuse = (problem: Problem) => {
      const errors = message && problem === 'fields' ? validateMessage(message) : {};
      inbox.onRefused(problem);
      c.status(STATUS[problem]);
      // The rest of the body is still on its way: another request on this connection would fail.
      if (problem === 'size') c.header('Connection', 'close');
      if (type !== 'x-www-form-urlencoded') return c.json({ error: problem, fields: errors });
      for (const [name, value] of Object.entries(PAGE_HEADERS)) c.header(name, value);
      const isNamed = problem === 'fields' || problem === 'rate' || problem === 'storage';
      const [reason, words] = [isNamed ? problem : 'other', inbox.words[folder]] as const;
      if (!words) throw new Error(`no words for ${folder}`);
      return c.html(failurePage({ words, folder, reason, message, errors, email: inbox.email }));
    };

    if (!isOwnForm(c.req.raw.headers, inbox.origins)) return refuse('origin');
    if (!type) return refuse('type');
    const body = await readBody(c.req.raw, BODY_LIMIT);
    if (!body) return refuse('size');
    const fields = parseFields(body, isJson);
    if (!fields || !KEY.test(fields.key ?? '')) return refuse('body');
    folder = knownFolder(inbox.words, fields.language);
    message = messageIn(fields);
    if (!(await inbox.isAllowed())) return refuse('rate');
    if (hasErrors(validateMessage(message))) return refuse('fields');

    const hasKey = Boolean(fields.key);
    const stored: StoredMessage = {
      ...storedWords(message),
      id: await idOf(fields.key || crypto.randomUUID(), message),
      language: folder,
      received: Date.now(),
      suspicion: fields[TRAP] ? 'a field that people do not see was filled' : null,
    };
    try {
      Object.assign(stored, await inbox.store.add(stored, { hasKey }));
    } catch (error) {
      console.error(`inbox: not stored: ${error}`);
      return refuse('storage');
    }
    inbox.onStored(stored);
    const received = new Date(stored.received).toISOString();
    return isJson
      ? c.json({ receipt: receiptOf(stored), received }, 202)
      : c.redirect(inbox.words[folder]?.sentPage ?? '/', 303);
  });

  /** For a monitor: whether messages can be stored and are mailed, and nothing else. */
  app.get('/messages/health', async (c) => {
    const { store, canMail } = inboxOf(c);
    const waiting = await store.waiting().catch(() => null);
    const storing = waiting !== null;
    const mailing = storing && canMail && waiting.oldestMs < STUCK_MS;
    return c.json({ storing, mailing }, storing && mailing ? 200 : 503);
  });

  app.all('/messages', (c) => c.body(null, 405, { Allow: 'POST' }));
  app.onError((error, c) => {
    console.error(`inbox: failed: ${error}`);
    return c.json({ error: 'storage' }, 503);
  });
  return app;
}

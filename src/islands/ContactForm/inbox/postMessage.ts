import type { Message } from '../../../lib/messageFields.ts';
import { readText } from '../../shared/readText.ts';

export type FailureReason = 'unreachable' | 'refused' | 'rate';

export interface Receipt {
  /** As in "7K3Q 20261118"; a form service gives none. */
  number?: string;
  /** When the message was stored, as an ISO date. */
  time?: string;
}

export type Outcome =
  | { type: 'received'; receipt: Receipt }
  | { type: 'failed'; reason: FailureReason };

export interface Post {
  /** Our own inbox, or a service of another company. */
  url: string;
  message: Message;
  /** Made in the browser and kept with the draft: a repeated post stores nothing new. */
  key: string;
  /** The folder of the language. */
  language: string;
}

/** A post is repeated after these pauses: its key makes that harmless. */
const PAUSES_MS = [0, 1_000, 4_000];
/** How long one attempt may take. */
const PATIENCE_MS = 10_000;
/** A receipt has some eighty bytes; a page that a network puts in between has more. */
const LARGEST_ANSWER = 4_096;

const isOwn = (url: string) => url.startsWith('/');

/** Only our own inbox confirms by a receipt: anything else that answers 2xx is a network in between. */
async function receiptIn(response: Response, url: string): Promise<Receipt> {
  if (!isOwn(url)) return {};
  if (!response.body) throw new Error('an answer without a receipt');
  const answer: unknown = JSON.parse(await readText(response.body, LARGEST_ANSWER));
  const { receipt, received } = answer as { receipt?: unknown; received?: unknown };
  if (typeof receipt !== 'string') throw new Error('an answer without a receipt');
  return { number: receipt, ...(typeof received === 'string' && { time: received }) };
}

function requestOf({ url, message, key, language }: Post): RequestInit {
  const fields = { ...message, key, language };
  // A form service of another company reads forms; to our own inbox JSON is shorter in other scripts.
  return isOwn(url)
    ? { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(fields) }
    : { headers: { Accept: 'application/json' }, body: new URLSearchParams(fields) };
}

/** One attempt; null where another one may help. */
async function attempt(post: Post, stop: AbortSignal): Promise<Outcome | null> {
  // `AbortSignal.any` is younger than the oldest browsers that the site serves.
  const control = new AbortController();
  const abort = () => control.abort();
  stop.addEventListener('abort', abort);
  const timer = setTimeout(abort, PATIENCE_MS);
  try {
    const { signal } = control;
    const response = await fetch(post.url, { method: 'POST', signal, ...requestOf(post) });
    if (response.ok) return { type: 'received', receipt: await receiptIn(response, post.url) };
    if (response.status === 429) return { type: 'failed', reason: 'rate' };
    return response.status < 500 ? { type: 'failed', reason: 'refused' } : null;
  } catch {
    return null; // offline, too slow, stopped, or no answer of our server
  } finally {
    clearTimeout(timer);
    stop.removeEventListener('abort', abort);
    control.abort(); // ends the download of an answer that is too large
  }
}

const pause = (milliseconds: number, stop: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    stop.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** Posts the message until it is confirmed, refused, given up or stopped. It never throws. */
export async function postMessage(post: Post, stop: AbortSignal): Promise<Outcome> {
  for (const milliseconds of PAUSES_MS) {
    await pause(milliseconds, stop);
    if (stop.aborted) break;
    const outcome = await attempt(post, stop);
    if (outcome) return outcome;
  }
  return { type: 'failed', reason: 'unreachable' };
}

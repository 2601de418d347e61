/** The inbox on Node: SQLite, SMTP. */
import { createHmac, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { getRequestListener } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import { createApp, type Problem } from './app.ts';
import { deliveryRound, startDelivery } from './deliver.ts';
import { createLimit } from './limit.ts';
import { mailOf } from './mail.ts';
import type { StoredMessage } from './message.ts';
import type { InboxSettings } from './settings.ts';
import { smtpMailer } from './smtp.ts';
import { openDatabase } from './sqlite.ts';
import { createStore } from './store.ts';

const WORDS = new URL('../words.json', import.meta.url);
const COUNT_MS = 600_000;

/** Says every ten minutes how many requests were refused, and why: nothing else is known of them. */
function countRefusals(): (problem: Problem) => void {
  const counts = new Map<Problem, number>();
  setInterval(() => {
    if (counts.size === 0) return;
    const list = [...counts].map(([problem, count]) => `${problem} ${count}`).join(', ');
    console.log(`inbox: refused in ten minutes: ${list}`);
    counts.clear();
  }, COUNT_MS).unref();
  return (problem) => counts.set(problem, (counts.get(problem) ?? 0) + 1);
}

/** Starts mailing, and returns what answers requests to /messages. */
export function startInbox(settings: InboxSettings) {
  const { from, to, smtpUrl, pauseMs, keepDays, addressHeader } = settings;
  const store = createStore(openDatabase(settings.database), { pauseMs });

  const print = (message: StoredMessage) => {
    const { subject, text } = mailOf(message, from, to);
    console.log(
      `inbox: stored, and waiting for SMTP_URL to be set:\n\nSubject: ${subject}\n\n${text}`,
    );
  };
  const mail = (url: string) => {
    const mailer = smtpMailer(url, pauseMs * 0.75);
    const round = () =>
      deliveryRound({ store, mailer, from, to, keepDays }, Number.POSITIVE_INFINITY);
    return startDelivery(round, pauseMs);
  };
  const isAllowed = createLimit(settings.rate, () => {
    const salt = randomBytes(32);
    return (text) => createHmac('sha256', salt).update(text).digest('base64');
  });
  const inbox = {
    store,
    words: JSON.parse(readFileSync(WORDS, 'utf8')),
    email: to,
    canMail: smtpUrl !== undefined,
    onStored: smtpUrl ? mail(smtpUrl) : print,
    onRefused: countRefusals(),
  };
  const app = createApp((c) => {
    const address = addressHeader ? c.req.header(addressHeader) : getConnInfo(c).remote.address;
    const local = settings.isLocal ? [`http://${c.req.header('Host')}`] : [];
    const origins = [...settings.origins, ...local];
    return { ...inbox, origins, isAllowed: () => isAllowed(address ?? '') };
  });
  return getRequestListener(app.fetch, { overrideGlobalObjects: false });
}

/** The inbox on Cloudflare Workers: D1, the `send_email` binding, and a cron trigger that tries again. */
import words from '../words.json';
import { createApp } from './app.ts';
import { deliveryRound } from './deliver.ts';
import { networkOf } from './limit.ts';
import { type Mailer, Refused } from './mail.ts';
import { createStore, type Sql } from './store.ts';

type Row = Record<string, unknown>;
interface Statement {
  bind(...values: (string | number | null)[]): { all(): Promise<{ results: Row[] }> };
}
interface Environment {
  DB: { prepare(statement: string): Statement };
  EMAIL: { send(mail: object): Promise<unknown> };
  RATE: { limit(options: { key: string }): Promise<{ success: boolean }> };
  /** A secret. */
  SALT: string;
  ORIGINS: string;
  MAIL_FROM: string;
  MAIL_TO: string;
  KEEP_DAYS: string;
}

const PAUSE_MS = 120_000;
/** The free plan allows fifty calls of other services at a time; a message needs three. */
const ROUND = 10;

const storeOf = ({ DB }: Environment) => {
  const sql: Sql = async (statement, ...values) => {
    const { results } = await DB.prepare(statement)
      .bind(...values)
      .all();
    return results;
  };
  return createStore(sql, { pauseMs: PAUSE_MS });
};

const mailerOf = ({ EMAIL }: Environment): Mailer => {
  return async ({ from, to, subject, text, replyTo, messageId, headers }) => {
    // Cloudflare sets Message-ID and Date by itself. By References a mail program knows a message that comes twice.
    const mail = { from, to, subject, text, headers: { ...headers, References: messageId } };
    const reply = replyTo && { replyTo: { name: replyTo.name, email: replyTo.address } };
    await EMAIL.send({ ...mail, ...reply }).catch((error: Error & { code?: string }) => {
      throw /VALIDATION|HEADER|CONTENT/.test(error.code ?? '') ? new Refused(error.message) : error;
    });
  };
};

const deliver = (env: Environment) => {
  const { MAIL_FROM: from, MAIL_TO: to, KEEP_DAYS: keepDays } = env;
  const [store, mailer] = [storeOf(env), mailerOf(env)];
  return deliveryRound({ store, mailer, from, to, keepDays: Number(keepDays) }, ROUND);
};

/** The salt changes with the day. */
async function isAllowed({ RATE, SALT }: Environment, address: string): Promise<boolean> {
  const day = new Date().toISOString().slice(0, 10);
  const bytes = new TextEncoder().encode(`${SALT} ${day} ${networkOf(address)}`);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return (await RATE.limit({ key: btoa(String.fromCharCode(...digest)) })).success;
}

const app = createApp<Environment>(({ env, executionCtx, req }) => ({
  store: storeOf(env),
  words,
  origins: env.ORIGINS.split(','),
  email: env.MAIL_TO,
  canMail: true,
  isAllowed: () => isAllowed(env, req.header('CF-Connecting-IP') ?? ''),
  onStored: () => executionCtx.waitUntil(deliver(env)),
  onRefused: (problem) => console.warn(`inbox: refused: ${problem}`),
}));

export default {
  fetch: app.fetch,
  scheduled: (_event: unknown, env: Environment) => deliver(env),
};

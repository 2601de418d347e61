/** All SQL. Node and D1 differ only in `Sql`. */
import type { StoredMessage } from './message.ts';

/** Runs one statement to its end: once it resolves, what it changed is on disk. */
export type Sql = (
  statement: string,
  ...values: (string | number | null)[]
) => Promise<Record<string, unknown>[]>;

export type Store = ReturnType<typeof createStore>;

interface StoreOptions {
  /** The first pause after a failed attempt, longer than an attempt can last. */
  pauseMs: number;
  /** Milliseconds since 1970; tests move it. */
  now?: () => number;
}

const DAY_MS = 86_400_000;
/** The pause between attempts doubles this often. */
const DOUBLINGS = 7;
/**
 * A browser without scripts sends no key. The same words within this time are then a double press or a reload; later they
 * are a visitor who asks again.
 */
const REPEAT_MS = 600_000;

export function createStore(sql: Sql, { pauseMs, now = Date.now }: StoreOptions) {
  return {
    /**
     * Returns what identifies the message in the table: one that is there already stays as it is. A single statement,
     * because two posts may arrive at the same time.
     */
    async add(
      message: StoredMessage,
      { hasKey }: { hasKey: boolean },
    ): Promise<Pick<StoredMessage, 'id' | 'received'>> {
      const { id, received, suspicion, language } = message;
      const words = [message.name, message.email, message.topic, message.message];
      // A post with a key is known by its id alone: no message is later than this number.
      const since = hasKey ? Number.MAX_SAFE_INTEGER : received - REPEAT_MS;
      const [row] = await sql(
        `INSERT INTO messages (id, received, due, suspicion, language, name, email, topic, message)
        VALUES (
          coalesce((SELECT id FROM messages
            WHERE received > ? AND name = ? AND email = ? AND topic = ? AND message = ?), ?),
          ?, ?, ?, ?, ?, ?, ?, ?)
        ON CONFLICT (id) DO UPDATE SET received = received RETURNING id, received`,
        ...[since, ...words, id, received, received, suspicion, language, ...words],
      );
      return { id: String(row?.id), received: Number(row?.received) };
    },

    /**
     * The next message to mail. Its next attempt is set before this one begins: nobody else takes it
     * meanwhile, and a message that kills the process does not stand in the way of the others.
     */
    async claim(): Promise<StoredMessage | undefined> {
      const time = now();
      const [row] = await sql(
        `UPDATE messages SET attempts = attempts + 1, due = ? + ? * (1 << min(attempts, ${DOUBLINGS}))
        WHERE id = (SELECT id FROM messages WHERE delivered IS NULL AND due <= ? ORDER BY due LIMIT 1)
        RETURNING *`,
        ...[time, pauseMs, time],
      );
      return row as StoredMessage | undefined;
    },

    async markDelivered(id: string) {
      await sql('UPDATE messages SET delivered = ?, error = NULL WHERE id = ?', now(), id);
    },

    async markFailed(id: string, reason: string) {
      await sql('UPDATE messages SET error = ? WHERE id = ?', reason.slice(0, 200), id);
    },

    /** Nothing is deleted before it was delivered. */
    async deleteDelivered(days: number) {
      await sql('DELETE FROM messages WHERE delivered < ?', now() - days * DAY_MS);
    },

    /** How many wait, and how long the oldest has waited. */
    async waiting(): Promise<{ count: number; oldestMs: number }> {
      const [row] = await sql(
        'SELECT count(*) AS count, min(received) AS oldest FROM messages WHERE delivered IS NULL',
      );
      const { count, oldest } = row as { count: number; oldest: number | null };
      return { count, oldestMs: oldest === null ? 0 : now() - oldest };
    },
  };
}

import { mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { Sql } from './store.ts';

const SCHEMA = new URL('../migrations/0001_messages.sql', import.meta.url);
/** While another process writes, SQLite sleeps inside this one: nobody is served meanwhile. */
const BUSY_MS = 250;
const HOUR_MS = 3_600_000;

export function openDatabase(path: string): Sql {
  mkdirSync(dirname(path), { recursive: true });
  const database = new DatabaseSync(path, { timeout: BUSY_MS });
  // FULL: a commit is on the disk before it is answered. secure_delete: what is deleted is overwritten.
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;');
  database.exec(readFileSync(SCHEMA, 'utf8'));
  const prepared = new Map<string, StatementSync>();
  const sql: Sql = async (statement, ...values) => {
    const ready = prepared.get(statement) ?? database.prepare(statement);
    prepared.set(statement, ready);
    // Not `get`: it stops at the first row and would hide a commit that fails.
    return ready.all(...values);
  };
  // Otherwise what was deleted could stay in the log for weeks.
  const truncateLog = () => sql('PRAGMA wal_checkpoint(TRUNCATE)').catch(console.error);
  setInterval(truncateLog, HOUR_MS).unref();
  return sql;
}

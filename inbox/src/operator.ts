/** What an operator asks of the database while the inbox runs. No word of a visitor is shown. */
import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

const open = (path: string, readOnly: boolean) =>
  existsSync(path) ? new DatabaseSync(path, { readOnly, timeout: 1_000 }) : undefined;

export function listWaiting(path: string): void {
  const rows = open(path, true)?.prepare('SELECT * FROM waiting').all() ?? [];
  if (rows.length > 0) console.table(rows);
  console.log(`inbox: ${rows.length} waiting in ${path}`);
}

export function retryWaiting(path: string): void {
  const statement = 'UPDATE messages SET due = 0 WHERE delivered IS NULL';
  const changes = open(path, false)?.prepare(statement).run().changes ?? 0;
  console.log(`inbox: ${changes} due now; the server looks within its pause (PAUSE_S)`);
}

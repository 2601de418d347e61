/** The inbox inside `npm start`: one process, on this machine. */
import type { RequestListener } from 'node:http';
import { startInbox } from './nodeApp.ts';
import { inboxSettings } from './settings.ts';

/** Messages go into a file, and mails to SMTP_URL or to the terminal. */
export function startLocalInbox(): RequestListener {
  const settings = inboxSettings();
  const mails = settings.smtpUrl ? `mails go to ${settings.to}` : 'mails are printed here';
  console.log(`inbox: messages are kept in ${settings.database}; ${mails}`);
  return startInbox({ ...settings, isLocal: true });
}

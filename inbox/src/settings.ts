/** The inbox on Node is set by environment variables; what is left out follows from the settings. */

import { takesMessages } from '../../src/lib/inbox.ts';
import { settings, siteUrl } from '../../src/settings.ts';

const number = (name: string, preset: number): number => {
  const value = Number(process.env[name] || preset);
  if (Number.isFinite(value) && value > 0) return value;
  throw new Error(`${name}: expected a number over 0, found "${process.env[name]}"`);
};

const keepDays = takesMessages(settings.inbox) ? settings.inbox.keepDays : 30;

export const inboxSettings = () => ({
  /** The database; two files with the endings -wal and -shm stand beside it. */
  database: process.env.INBOX_DATABASE || '.inbox/messages.sqlite',
  /** Where the form may stand, with commas. */
  origins: (process.env.INBOX_ORIGINS || siteUrl).split(','),
  from: process.env.MAIL_FROM || `website@${new URL(settings.url).hostname}`,
  to: process.env.MAIL_TO || settings.email,
  /** Without it mails are printed, and messages wait in the database. */
  smtpUrl: process.env.SMTP_URL,
  keepDays: number('KEEP_DAYS', keepDays),
  /** Posts from one network in each window of ten minutes. */
  rate: number('RATE', 10),
  /** The first pause after a failed attempt; it doubles seven times, so up to 128-fold. */
  pauseMs: number('PAUSE_S', 120) * 1000,
  /** Set by a proxy in front, as X-Real-IP. Without a proxy it must be left out: visitors could invent it. */
  addressHeader: process.env.ADDRESS_HEADER,
  host: process.env.HOST || '127.0.0.1',
  port: Number(process.env.PORT || 8081),
});

export type InboxSettings = ReturnType<typeof inboxSettings> & {
  /** In `npm start` the form may stand under any name of this machine. */
  isLocal?: boolean;
};

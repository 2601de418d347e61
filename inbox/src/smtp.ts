/** A mail server, as 'smtps://user:password@mail.example' or 'smtp://…:587?requireTLS=true'. */
import nodemailer from 'nodemailer';
import { type Mailer, Refused } from './mail.ts';

/** An answer to one of these commands is about the mail. */
const ABOUT_THE_MAIL = /^(?:MAIL FROM|RCPT TO|DATA)/;
/** "Service not available, closing": about the server, whatever it answers. */
const CLOSING = 421;

interface SmtpError extends Error {
  command?: string;
  /** None where the connection broke. */
  responseCode?: number;
}

export function smtpMailer(url: string, deadlineMs: number): Mailer {
  return async (mail) => {
    const transport = nodemailer.createTransport({
      url,
      // Only a pool can be closed by force; it must not repeat a mail by itself.
      pool: true,
      maxConnections: 1,
      maxRequeues: 0,
      // To look up, connect and be greeted. After that the server has time: a mail that is given up too early
      // comes twice.
      connectionTimeout: deadlineMs / 3,
      socketTimeout: deadlineMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    // Ends a server that answers a byte at a time, too: each byte starts the timeout above anew.
    const timer = setTimeout(() => transport.close({ force: true }), deadlineMs);
    try {
      await transport.sendMail(mail);
    } catch (error) {
      const { command = '', responseCode = CLOSING, message } = error as SmtpError;
      const isRefused = ABOUT_THE_MAIL.test(command) && responseCode !== CLOSING;
      throw isRefused ? new Refused(message) : error;
    } finally {
      clearTimeout(timer);
      transport.close({ force: true });
    }
  };
}

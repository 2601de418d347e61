/** `npm run inbox`: the inbox alone, behind a proxy. `-- list` shows what waits and why, `-- retry` makes it due now. */
import { createServer } from 'node:http';
import { listWaiting, retryWaiting } from './operator.ts';
import { inboxSettings } from './settings.ts';

const settings = inboxSettings();
const [command] = process.argv.slice(2);

async function serve() {
  const { startInbox } = await import('./nodeApp.ts');
  // A slow client may not hold a connection; without the interval Node looks every 30 seconds only.
  const limits = { requestTimeout: 20_000, connectionsCheckingInterval: 5_000 };
  const server = createServer(limits, startInbox(settings));
  server.listen(settings.port, settings.host, () => {
    const mails = settings.smtpUrl
      ? `mails go to ${settings.to}`
      : 'SMTP_URL is not set, so mails are printed here';
    console.log(`inbox: port ${settings.port}, messages in ${settings.database}; ${mails}`);
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => server.close(() => process.exit()));
  }
}

if (command === undefined) await serve();
else if (command === 'list') listWaiting(settings.database);
else if (command === 'retry') retryWaiting(settings.database);
else {
  console.error(
    `inbox: unknown command "${command}"; expected list or retry, or nothing to start it`,
  );
  process.exitCode = 1;
}

/** Mails what is stored. A message can arrive twice, with the same Message-ID; none is lost. */
import { type Mailer, mailOf, Refused } from './mail.ts';
import type { Store } from './store.ts';

interface Delivery {
  store: Store;
  mailer: Mailer;
  from: string;
  to: string;
  /** How long a delivered message is kept. */
  keepDays: number;
}

/** One round, of up to `limit` messages. False where the mail server cannot be used now. */
export async function deliveryRound(
  { store, mailer, from, to, keepDays }: Delivery,
  limit: number,
): Promise<boolean> {
  await store.deleteDelivered(keepDays);
  for (let count = 0; count < limit; count++) {
    const message = await store.claim();
    if (!message) return true;
    const { id } = message;
    const send = async () => mailer(mailOf(message, from, to));
    const error = await send().catch((reason: Error) => reason);
    if (!error) {
      await store.markDelivered(id);
      continue;
    }
    console.error(`inbox: not mailed: ${id}: ${error.message}`);
    await store.markFailed(id, error.message);
    if (!(error instanceof Refused)) return false;
  }
  return true;
}

/** While the mail server is away, pauses double this often. */
const DOUBLINGS = 4;

/** Rounds for as long as the process lives. The function that is returned says that a message has come. */
export function startDelivery(round: () => Promise<boolean>, pauseMs: number): () => void {
  let failures = 0;
  let hasNew = false;
  let wake = () => {};

  async function run(): Promise<never> {
    for (;;) {
      hasNew = false;
      const isWell = await round().catch((error) => {
        console.error(`inbox: not mailing: ${error}`);
        return false;
      });
      failures = isWell ? 0 : failures + 1;
      if (isWell && hasNew) continue;
      const pause = isWell ? pauseMs : pauseMs * 2 ** Math.min(failures - 1, DOUBLINGS);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, pause);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  }
  run();

  return () => {
    hasNew = true;
    if (failures === 0) wake();
  };
}

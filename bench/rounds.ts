import { answerMapFromHere, type Browser } from './browser.ts';
import { type Audit, auditSpeed, auditWhole, middleOf } from './lighthouse.ts';

export interface Speed {
  /** How many rounds the medians are of. */
  rounds: number;
  /** By the path of the page. */
  own: Map<string, Audit>;
  plain: Map<string, Audit>;
}

interface Asked {
  paths: readonly string[];
  /** Where the site and its plain pages are served. */
  site: string;
  limit: string;
  most: number;
  /** No round is begun that would end after this time, by the length of the one before. */
  until: number;
}

/**
 * Every page and its plain one after the other, then all of them again: a shared machine is faster in
 * one minute than in the next, and what is compared must have had the same minutes.
 */
export async function auditInRounds(
  browser: Browser,
  { paths, site, limit, most, until }: Asked,
  progress: (text: string) => void,
): Promise<Speed> {
  const runs = paths.map((path) => ({ path, own: [] as Audit[], plain: [] as Audit[] }));
  let rounds = 0;
  let length = 0;
  while (rounds < most && (rounds === 0 || Date.now() + length <= until)) {
    const started = Date.now();
    for (const { path, own, plain } of runs) {
      progress(`Lighthouse ${rounds + 1}/${most} ${path}`);
      // Interception slows every request down a little: only the page with the map pays for it.
      const stop = path === '/contact' ? await answerMapFromHere(browser.context) : undefined;
      const auditOwn = rounds === 0 ? auditWhole : auditSpeed;
      own.push(await auditOwn(browser, site + path));
      plain.push(await auditSpeed(browser, limit + path));
      await stop?.();
    }
    rounds += 1;
    length = Date.now() - started;
  }
  return {
    rounds,
    own: new Map(runs.map(({ path, own }) => [path, middleOf(own)])),
    plain: new Map(runs.map(({ path, plain }) => [path, middleOf(plain)])),
  };
}

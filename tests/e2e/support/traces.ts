import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** What a visit leaves behind: hosts that were asked, hosts that links lead to, and names of what is kept. */
export interface Traces {
  asked: Set<string>;
  linked: Set<string>;
  kept: Set<string>;
}

declare global {
  interface Window {
    noteKept: (key: string) => void;
  }
}

/** Begins before the first page: what is written and removed again counts as well. */
export async function watchTraces(page: Page, baseURL: string | undefined): Promise<Traces> {
  const own = new URL(baseURL ?? '').host;
  const traces: Traces = { asked: new Set(), linked: new Set(), kept: new Set() };
  page.context().on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (/^(https?|wss?):$/.test(protocol) && host !== own) traces.asked.add(host);
  });
  page.on('websocket', (socket) => traces.asked.add(new URL(socket.url()).host));
  await page.exposeFunction('noteKept', (key: string) => traces.kept.add(key));
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, value) {
      window.noteKept(key);
      setItem.call(this, key, value);
    };
  });
  return traces;
}

/** Adds what the page keeps now, wherever a page can keep something, and where its links lead. */
export async function collectTraces(page: Page, { kept, linked }: Traces): Promise<void> {
  const found = await page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const workers = await navigator.serviceWorker.getRegistrations();
    const links = [...document.links].filter(({ protocol }) => protocol.startsWith('http'));
    return {
      kept: [
        ...Object.keys(localStorage),
        ...Object.keys(sessionStorage),
        ...(await caches.keys()),
        ...databases.map(({ name }) => `database ${name}`),
        ...workers.map(({ scope }) => `worker of ${scope}`),
      ],
      linked: links.filter(({ host }) => host !== location.host).map(({ host }) => host),
    };
  });
  for (const name of found.kept) kept.add(name);
  for (const host of found.linked) linked.add(host);
  for (const cookie of await page.context().cookies()) kept.add(`cookie ${cookie.name}`);
}

const namesIn = async (page: Page, part: 'table' | 'li') =>
  new Set(await page.getByRole('main').locator(`${part} code`).allTextContents());

/** Opens /privacy and compares. */
export async function expectNamed(page: Page, traces: Traces): Promise<void> {
  await page.goto('/privacy');
  const hosts = await namesIn(page, 'li');
  const keys = await namesIn(page, 'table');
  expect([...traces.asked].filter((host) => !hosts.has(host))).toEqual([]);
  expect([...traces.linked].filter((host) => !hosts.has(host))).toEqual([]);
  expect([...traces.kept].filter((key) => !keys.has(key))).toEqual([]);
}

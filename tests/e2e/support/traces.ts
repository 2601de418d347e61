import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { parse } from 'yaml';
import type { PrivacyContent } from '../../../src/content/schemas/legal.ts';
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

const content = parse(readFileSync('content/en/pages/privacy.yaml', 'utf8')) as PrivacyContent;

/** Hosts and keys are set as code; each section names its own kind. */
async function namesIn(page: Page, { title }: { title: string }): Promise<Set<string>> {
  const section = page.getByRole('region', { name: title });
  return new Set(await section.locator('code').allTextContents());
}

/** Opens /privacy and compares. */
export async function expectNamed(page: Page, { asked, linked, kept }: Traces): Promise<void> {
  await page.goto('/privacy');
  const unnamed = async (found: Set<string>, section: { title: string }) => {
    const named = await namesIn(page, section);
    return [...found].filter((name) => !named.has(name));
  };
  expect(await unnamed(asked, content.requests), 'hosts that were asked').toEqual([]);
  expect(await unnamed(linked, content.links), 'hosts that links lead to').toEqual([]);
  expect(await unnamed(kept, content.kept), 'what is kept on the device').toEqual([]);
}

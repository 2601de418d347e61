import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { parse } from 'yaml';
import type { PrivacyContent } from '../../../src/content/schemas/legal.ts';
import { expect } from './test.ts';

/** What a visit leaves behind: requested hosts, linked hosts, and names of stored items. */
export interface Traces {
  requested: Set<string>;
  linked: Set<string>;
  stored: Set<string>;
}

declare global {
  interface Window {
    noteStored: (key: string) => void;
  }
}

/** Call it before the first page: items that are stored and removed again count as well. */
export async function watchTraces(page: Page, baseURL: string | undefined): Promise<Traces> {
  const own = new URL(baseURL ?? '').host;
  const traces: Traces = { requested: new Set(), linked: new Set(), stored: new Set() };
  page.context().on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (/^(https?|wss?):$/.test(protocol) && host !== own) traces.requested.add(host);
  });
  page.on('websocket', (socket) => traces.requested.add(new URL(socket.url()).host));
  await page.exposeFunction('noteStored', (key: string) => traces.stored.add(key));
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, value) {
      window.noteStored(key);
      setItem.call(this, key, value);
    };
  });
  return traces;
}

/** Adds everything that is stored now, and the hosts of all links. */
export async function collectTraces(page: Page, { stored, linked }: Traces): Promise<void> {
  const found = await page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const workers = await navigator.serviceWorker.getRegistrations();
    const links = [...document.links].filter(({ protocol }) => protocol.startsWith('http'));
    return {
      stored: [
        ...Object.keys(localStorage),
        ...Object.keys(sessionStorage),
        ...(await caches.keys()),
        ...databases.map(({ name }) => `database ${name}`),
        ...workers.map(({ scope }) => `worker of ${scope}`),
      ],
      linked: links.filter(({ host }) => host !== location.host).map(({ host }) => host),
    };
  });
  for (const name of found.stored) stored.add(name);
  for (const host of found.linked) linked.add(host);
  for (const cookie of await page.context().cookies()) stored.add(`cookie ${cookie.name}`);
}

const content = parse(readFileSync('content/en/pages/privacy.yaml', 'utf8')) as PrivacyContent;

/** Hosts and keys are set as code; each section names its own kind. */
async function namesIn(page: Page, { title }: { title: string }): Promise<Set<string>> {
  const section = page.getByRole('region', { name: title });
  return new Set(await section.locator('code').allTextContents());
}

/** Expects that /privacy names every trace. */
export async function expectNamed(
  page: Page,
  { requested, linked, stored }: Traces,
): Promise<void> {
  await page.goto('/privacy');
  const unnamed = async (found: Set<string>, section: { title: string }) => {
    const named = await namesIn(page, section);
    return [...found].filter((name) => !named.has(name));
  };
  expect(await unnamed(requested, content.requests), 'hosts that were asked').toEqual([]);
  expect(await unnamed(linked, content.links), 'hosts that links lead to').toEqual([]);
  expect(await unnamed(stored, content.kept), 'what is kept on the device').toEqual([]);
}

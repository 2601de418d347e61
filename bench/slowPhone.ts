import type { CDPSession, Page } from '@playwright/test';
import type { Browser } from './browser.ts';

/** A phone of today on a cheap processor and a slow line, which comes for the first time. */
export const WINDOW = { width: 390, height: 844 };
export const CPU_SLOWDOWN = 4;
const LINE = { latency: 150, throughput: 1_600_000 / 8 };

interface SlowPage {
  page: Page;
  session: CDPSession;
}

/** An empty page on that phone; nothing of `site` is cached or stored. */
export async function openOnSlowPhone({ context }: Browser, site: string): Promise<SlowPage> {
  const page = await context.newPage();
  await page.setViewportSize(WINDOW);
  const session = await context.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', {
    origin: new URL(site).origin,
    storageTypes: 'all',
  });
  await session.send('Network.enable');
  await session.send('Network.clearBrowserCache');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LINE.latency,
    downloadThroughput: LINE.throughput,
    uploadThroughput: LINE.throughput,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return { page, session };
}

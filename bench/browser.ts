import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { browserArguments, systemBrowser } from '../scripts/browser.mjs';

export interface Browser {
  context: BrowserContext;
  /** Where Lighthouse finds the same browser. */
  debugPort: number;
  close(): Promise<void>;
}

/** Lighthouse's own idea of a phone, so that all numbers are of the same one. */
const PHONE = { width: 412, height: 823, scale: 1.75 };

/** Two names of this machine: two sites to a browser. */
export const LOOPBACK_HOST = '127.0.0.1';
export const LOCAL_NAME = 'localhost';

/** A Chromium that can reach nothing but this machine. */
export async function openBrowser(): Promise<Browser> {
  const profile = await mkdtemp(join(tmpdir(), 'bench-profile-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: systemBrowser(),
    args: [
      ...browserArguments,
      '--remote-debugging-port=0',
      `--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE ${LOOPBACK_HOST}, EXCLUDE ${LOCAL_NAME}`,
    ],
    viewport: { width: PHONE.width, height: PHONE.height },
    deviceScaleFactor: PHONE.scale,
    isMobile: true,
    hasTouch: true,
  });
  // Chromium chooses a free port and writes it into the first line of this file.
  const [debugPort] = (await readFile(join(profile, 'DevToolsActivePort'), 'utf8')).split('\n');
  return {
    context,
    debugPort: Number(debugPort),
    async close() {
      await context.close();
      await rm(profile, { recursive: true, force: true });
    },
  };
}

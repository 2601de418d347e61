// Plain JavaScript: the set-up step runs on the machine's own Node, before ours is installed.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The same engine without a window around it, which takes half the time. */
const SHELL = 'chromium-headless-shell';
const WINDOWED = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * The first of these programs on the PATH, or undefined.
 * @param {readonly string[]} names
 */
export function systemProgram(names) {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const found = names.map((name) => join(folder, name)).find((path) => existsSync(path));
    if (found) return found;
  }
  return undefined;
}

/** The system's Chromium, or undefined where there is none. CHROMIUM names another one. */
export const systemBrowser = () => process.env.CHROMIUM || systemProgram([SHELL, ...WINDOWED]);

/** A Chromium with all its parts: the shell has no back–forward cache. */
export const windowedBrowser = () => process.env.CHROMIUM || systemProgram(WINDOWED);

/** Chromium refuses to run as root with its sandbox; the rest keeps it from calling home. */
export const browserArguments = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

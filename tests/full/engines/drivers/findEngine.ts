import { globSync } from 'node:fs';
import { systemProgram } from '../../../../scripts/browser.mjs';
import type { Engine, EngineName } from './engine.ts';
import { firefoxEsr } from './firefoxEsr.ts';
import { playwrightEngine } from './playwright.ts';
import { type WebKitPrograms, webkitGtk } from './webkitGtk.ts';

function webkitPrograms(): WebKitPrograms | undefined {
  const driver = systemProgram(['WebKitWebDriver']);
  const display = systemProgram(['Xvfb']);
  const [browser] = globSync('/usr/lib/*/webkit{2gtk-4.*,gtk-6.*}/MiniBrowser').sort();
  return driver && display && browser ? { driver, display, browser } : undefined;
}

/** How to start an engine, or nothing where the machine has none: no test installs anything. */
export function findEngine(name: EngineName): (() => Promise<Engine>) | undefined {
  if (process.env.JOURNEYS === 'playwright') return () => playwrightEngine(name);
  if (name === 'firefox') {
    const program = systemProgram(['firefox-esr', 'firefox']);
    return program ? () => firefoxEsr(program) : undefined;
  }
  const programs = webkitPrograms();
  return programs ? () => webkitGtk(programs) : undefined;
}

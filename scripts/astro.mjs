/**
 * Runs Astro without its telemetry, which it decides about before it reads its configuration. A line
 * such as `NAME=1 astro build` in package.json would do the same, but not in Windows' cmd.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const astro = fileURLToPath(new URL('bin/astro.mjs', import.meta.resolve('astro/package.json')));
const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' };
const { status } = spawnSync(process.execPath, [astro, ...process.argv.slice(2)], {
  stdio: 'inherit',
  env,
});
process.exitCode = status ?? 1;

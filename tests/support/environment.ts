/** Astro takes DEV and PROD from the environment for `import.meta.env`: with Vitest's it would build no production site. */
const OF_VITEST = ['BASE_URL', 'DEV', 'MODE', 'NODE_ENV', 'PROD', 'SSR', 'TEST'];

/** The environment of a program that a test starts, as a terminal would give it. */
export function terminalEnvironment(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(
    ([name]) => !OF_VITEST.includes(name) && !name.startsWith('VITEST'),
  );
  return { ...Object.fromEntries(own), NO_COLOR: '1', FORCE_COLOR: '0' };
}

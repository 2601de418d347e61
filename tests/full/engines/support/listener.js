// Served by the journeys' own server as the first script of every page: what a page complains about
// in any engine reaches the test in the same way.
(() => {
  const tell = (line) => navigator.sendBeacon('/journeys/heard', line);
  for (const level of ['error', 'warn']) {
    const own = console[level];
    console[level] = (...parts) => {
      tell(parts.map(String).join(' '));
      own.apply(console, parts);
    };
  }
  addEventListener(
    'error',
    ({ message, target }) =>
      tell(message ?? `not loaded: ${target.src ?? target.href ?? target.nodeName}`),
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => tell(`rejected: ${reason}`));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
    tell(`CSP: ${violatedDirective} ${blockedURI} ${sample}`),
  );
})();

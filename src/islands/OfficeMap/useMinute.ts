import { useMemo, useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

function subscribe(onChange: () => void) {
  let timer: number | undefined;
  const tick = () => {
    clearTimeout(timer);
    timer = window.setTimeout(tick, MINUTE_MS - (Date.now() % MINUTE_MS));
    onChange();
  };
  tick();
  // Timers sleep in a hidden tab: the minute is right at once when the visitor returns.
  document.addEventListener('visibilitychange', tick);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', tick);
  };
}

/** This minute; null on the server and while React hydrates. */
export function useMinute(): Date | null {
  const minute = useSyncExternalStore(
    subscribe,
    () => Math.floor(Date.now() / MINUTE_MS),
    () => null,
  );
  return useMemo(() => (minute === null ? null : new Date(minute * MINUTE_MS)), [minute]);
}

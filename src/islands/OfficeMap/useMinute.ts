import { startTransition, useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** The current minute; null on the server and until the task after hydration. */
export function useMinute(): Date | null {
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    let timer: number | undefined;
    const tick = () => {
      const minute = Date.now() - (Date.now() % MINUTE_MS);
      startTransition(() => setNow(new Date(minute)));
      clearTimeout(timer);
      timer = window.setTimeout(tick, minute + MINUTE_MS - Date.now());
    };
    // In its own task: hydration is a long one already.
    timer = window.setTimeout(tick);
    // Timers are throttled in a hidden tab: update at once when the visitor returns.
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, []);
  return now;
}

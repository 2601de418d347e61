import { clockOf, untilNextMinute } from '../lib/localTime.ts';

/** Puts the time now in place of every zone's name, and keeps it right to the minute. */
export function startLocalTimes(places: Iterable<HTMLElement>): void {
  const updates = Array.from(places, (place) => {
    const clock = clockOf(place.dataset.timeZone ?? 'UTC', document.documentElement.lang);
    const time = document.createElement('time');
    place.replaceChildren(time);
    return () => {
      const { time: exact, text } = clock(new Date());
      time.dateTime = exact;
      time.textContent = text;
    };
  });
  let timer: number | undefined;
  const tick = () => {
    for (const update of updates) update();
    clearTimeout(timer);
    timer = window.setTimeout(tick, untilNextMinute(Date.now()));
  };
  tick();
  // Timers sleep in a hidden tab: the time is right at once when the visitor returns.
  document.addEventListener('visibilitychange', () => document.hidden || tick());
}

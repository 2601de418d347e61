import { timeIn, untilNextMinute } from '../lib/localTime.ts';

/** Puts the time now in place of every zone's name, and keeps it right to the minute. */
export function startLocalTimes(places: Iterable<HTMLElement>, locale: string): void {
  const clocks = Array.from(places, (place) => {
    const time = document.createElement('time');
    return { place, time, zone: place.dataset.timeZone ?? 'UTC' };
  });
  let timer: number | undefined;
  const tick = () => {
    const now = new Date();
    for (const { place, time, zone } of clocks) {
      const { text, machine } = timeIn(zone, locale, now);
      time.textContent = text;
      time.dateTime = machine;
      if (!time.isConnected) place.replaceChildren(time);
    }
    clearTimeout(timer);
    timer = window.setTimeout(tick, untilNextMinute(now.getTime()));
  };
  tick();
  // Timers sleep in a hidden tab: the time is right at once when the visitor returns.
  document.addEventListener('visibilitychange', () => document.hidden || tick());
}

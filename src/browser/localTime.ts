import { clockOf, untilNextMinute } from '../lib/localTime.ts';

/** `<local-time zone="Europe/Berlin">` shows the time there, and keeps it right to the minute. */
class LocalTime extends HTMLElement {
  #leaving?: AbortController;

  connectedCallback() {
    const clock = clockOf(this.getAttribute('zone') ?? 'UTC', document.documentElement.lang);
    const time = document.createElement('time');
    this.replaceChildren(time);

    let timer: number | undefined;
    const tick = () => {
      const { time: exact, text } = clock(new Date());
      time.dateTime = exact;
      time.textContent = text;
      clearTimeout(timer);
      timer = window.setTimeout(tick, untilNextMinute(Date.now()));
    };
    tick();
    this.#leaving = new AbortController();
    const { signal } = this.#leaving;
    // Timers sleep in a hidden tab: the time is right at once when the visitor returns.
    document.addEventListener('visibilitychange', tick, { signal });
    signal.addEventListener('abort', () => clearTimeout(timer));
  }

  disconnectedCallback() {
    this.#leaving?.abort();
  }
}

customElements.define('local-time', LocalTime);

import { clockOf, untilNextMinute } from '../lib/localTime.ts';

/**
 * `<local-time zone="Europe/Berlin">` shows the time there, right to the minute; without a zone, the visitor's.
 * A custom element, because the times are there before the office map hydrates.
 */
class LocalTime extends HTMLElement {
  #disconnected?: AbortController;

  connectedCallback() {
    const clock = clockOf(this.getAttribute('zone') ?? undefined, document.documentElement.lang);
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
    this.#disconnected = new AbortController();
    const { signal } = this.#disconnected;
    // Timers are throttled in a hidden tab: update at once when the visitor returns.
    document.addEventListener('visibilitychange', tick, { signal });
    signal.addEventListener('abort', () => clearTimeout(timer));
  }

  disconnectedCallback() {
    this.#disconnected?.abort();
  }
}

customElements.define('local-time', LocalTime);

import { clockOf, untilNextMinute } from '../lib/localTime.ts';

/**
 * `<local-time zone="Europe/Berlin">` shows the time there, right to the minute; without a zone, the visitor's.
 * A custom element, because the times are there before the office map hydrates. With `at` it shows that moment instead,
 * with `brief` no weekday that is the visitor's, too.
 */
class LocalTime extends HTMLElement {
  static observedAttributes = ['at'];
  #disconnected?: AbortController;
  #tick?: () => void;

  attributeChangedCallback() {
    this.#tick?.();
  }

  connectedCallback() {
    const clock = clockOf(this.getAttribute('zone') ?? undefined, document.documentElement.lang);
    const time = document.createElement('time');
    this.replaceChildren(time);

    let timer: number | undefined;
    const tick = () => {
      const at = this.getAttribute('at');
      const { time: exact, text, brief } = clock(at ? new Date(at) : new Date());
      time.dateTime = exact;
      time.textContent = this.hasAttribute('brief') ? brief : text;
      clearTimeout(timer);
      timer = window.setTimeout(tick, untilNextMinute(Date.now()));
    };
    tick();
    this.#tick = tick;
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

/** How much a visitor takes along stands in the contact button. */
import { isTaken } from '../lib/brief/brief.ts';
import { readBrief, SAVED_EVENT } from '../lib/brief/storedBrief.ts';

/** Empty where there is nothing, as where storage is forbidden. */
export function digits(): string {
  const entries = Object.entries(readBrief()?.entries ?? {});
  const { length } = entries.filter(([key, { isLeftOut }]) => isTaken(key) && !isLeftOut);
  return length > 0 ? new Intl.NumberFormat(document.documentElement.lang).format(length) : '';
}

const fill = (element: Element) => {
  const number = digits();
  element.textContent = number && `\u00a0·\u00a0${number}`;
};

/** A custom element, which React leaves alone, and which is filled whenever React builds it anew. */
class BriefCount extends HTMLElement {
  connectedCallback() {
    fill(this);
  }
}
customElements.define('brief-count', BriefCount);

for (const name of ['pageshow', 'storage', SAVED_EVENT])
  addEventListener(name, () => document.querySelectorAll('brief-count').forEach(fill));

import type { Page } from '@playwright/test';

/** Wraps every text of the page in an element, as page translators do. */
const translate = () => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text);
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement?.closest('script, style, textarea, title'))
      continue;
    const font = document.createElement('font');
    text.replaceWith(font);
    font.append(text);
  }
};

/** Puts a node after every input and button, and into every list, as password managers do. */
const extend = () => {
  for (const control of document.querySelectorAll('input, textarea, button')) {
    control.after(document.createElement('injected-mark'));
  }
  for (const part of document.querySelectorAll('form, header, nav, section, main ul')) {
    part.prepend(document.createElement('injected-mark'));
  }
};

interface Injection {
  inject: (page: Page) => Promise<void>;
  /** What React says in the console about it. */
  consoleErrors: RegExp[];
}

export const INJECTIONS: Readonly<Record<string, Injection>> = {
  'a translator wraps every text': {
    inject: (page) => page.evaluate(translate),
    consoleErrors: [],
  },
  // React renders the island anew, and reports it (https://react.dev/errors/418).
  'an extension inserts nodes': {
    inject: (page) => page.evaluate(extend),
    consoleErrors: [/React error #418/],
  },
};

export const SIZES = [
  { name: 'a phone', width: 390, height: 844 },
  { name: 'a desktop', width: 1440, height: 900 },
] as const;

import type { Page } from '@playwright/test';

/** React is larger than all other scripts of a page together. */
const REACT_BYTES = 100_000;

/** Listens to the scripts that arrive from now on; the result says whether React was among them. */
export function watchForReact(page: Page): () => Promise<boolean> {
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      sizes.push(response.body().then((body) => body.length));
  });
  return async () => (await Promise.all(sizes)).some((size) => size > REACT_BYTES);
}

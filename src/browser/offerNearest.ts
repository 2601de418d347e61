import { type KnownPage, nearest } from '../lib/nearest.ts';

const SHOWN = 72;
const OFFERED = 3;

/** The address as a person would write it: decoded, without invisible characters, not endless. */
function readable(path: string): string {
  let text = path;
  try {
    text = decodeURIComponent(path);
  } catch {
    // Not UTF-8 behind the percent signs: shown as it came.
  }
  const plain = text.replace(/\p{C}/gu, '');
  return plain.length > SHOWN ? `${plain.slice(0, SHOWN - 1)}…` : plain;
}

/** Names what was asked for and turns the first rows of the fixed ways into the nearest pages. */
export function offerNearest(): void {
  const asked = document.querySelector<HTMLElement>('[data-asked]');
  const ways = document.querySelector<HTMLElement>('[data-pages]');
  const address = asked?.querySelector('code');
  if (!asked || !address || !ways) return;
  const path = readable(location.pathname);
  address.textContent = path;
  asked.dataset.asked = 'named';

  const rows = [...ways.querySelectorAll('a')];
  const pages: KnownPage[] = JSON.parse(ways.dataset.pages ?? '[]');
  const near = nearest(path, pages, OFFERED);
  const rest = pages.filter((page) => !near.includes(page));
  // The rows keep their places and only change what they say, so that nothing moves.
  [...near, ...rest].slice(0, rows.length).forEach((page, at) => {
    const row = rows[at];
    const name = row?.querySelector('span');
    if (!row || !name) return;
    row.href = page.path;
    name.textContent = page.title;
  });
  const heading = ways.querySelector('p');
  if (heading) heading.textContent = ways.dataset.nearest ?? '';
}

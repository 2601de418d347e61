import { nearest } from '../lib/nearest.ts';

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

/** Names what was asked for and puts the nearest pages first. The styles show the first rows only. */
export function offerNearest(): void {
  const asked = document.querySelector<HTMLElement>('[data-asked]');
  const ways = document.querySelector<HTMLElement>('[data-nearest]');
  const [heading, list] = ways?.children ?? [];
  if (!asked?.lastElementChild || !ways || !heading || !list) return;
  const path = readable(location.pathname);
  asked.lastElementChild.textContent = path;
  asked.dataset.asked = 'named';

  const pages = Array.from(list.children, (row) => ({
    row,
    path: row.querySelector('a')?.pathname ?? '',
    title: row.textContent,
  }));
  list.prepend(...nearest(path, pages, OFFERED).map(({ row }) => row));
  list.append(...list.children); // all in new places: none is seen to move
  heading.textContent = ways.dataset.nearest ?? '';
}

import { homeMeant, nearestPages } from '../lib/nearest.ts';

const MOST_CHARACTERS = 72;
const MOST_PAGES = 3;

/** The path as a person would write it: decoded, without invisible characters, not endless. */
function readablePath(path: string): string {
  let text = path;
  try {
    text = decodeURIComponent(path);
  } catch {
    // The percent signs encode no UTF-8: the path is shown as it came.
  }
  const plain = text.replace(/\p{C}/gu, '');
  return plain.length > MOST_CHARACTERS ? `${plain.slice(0, MOST_CHARACTERS - 1)}…` : plain;
}

/**
 * Hosts that compare letters answer /zh-TW/contact with the page of the source language: its links then lead into
 * the language that was asked for. The language switch of this page names the home page of each.
 */
function linkToLanguageMeant(path: string, links: readonly HTMLAnchorElement[]): void {
  const languages = document.querySelectorAll<HTMLAnchorElement>('details a[hreflang]');
  const home = homeMeant(
    path,
    Array.from(languages, ({ pathname }) => pathname),
  );
  if (home === undefined || links[0]?.pathname !== '/') return;
  for (const link of links) link.pathname = home + (link.pathname === '/' ? '' : link.pathname);
}

/** Names the path that was not found and puts the nearest pages first; CSS shows the first rows only. */
function showNearestPages(): void {
  const requested = document.querySelector<HTMLElement>('[data-requested-path]');
  const nav = document.querySelector<HTMLElement>('[data-nearest-title]');
  const [heading, list] = nav?.children ?? [];
  if (!requested?.lastElementChild || !nav || !heading || !list) return;
  const path = readablePath(location.pathname);
  requested.lastElementChild.textContent = path;
  requested.dataset.requestedPath = 'shown';

  const pages = Array.from(list.children, (row) => ({
    row,
    path: row.querySelector('a')?.pathname ?? '',
    title: row.textContent,
  }));
  linkToLanguageMeant(path, Array.from(list.querySelectorAll('a')));
  const nearest = nearestPages(path, pages, MOST_PAGES);
  if (nearest.length === 0) return;
  list.prepend(...nearest.map(({ row }) => row));
  list.append(...list.children); // a row that is inserted anew does not count as a layout shift
  heading.textContent = nav.dataset.nearestTitle ?? '';
}

// The page is complete without the nearest pages, so everything else loads first.
addEventListener('load', showNearestPages);

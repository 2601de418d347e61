import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { messagesUrl } from '../../src/lib/inbox.ts';
import { settings, siteUrl } from '../../src/settings.ts';
import { attributesOf, elements, elementsIn, elementsOf } from '../support/markup.ts';
import { dist, pages } from './support/built.ts';
import { expectedPages } from './support/expected.ts';

/** Posts go there, and nothing is read from it. */
const inbox = messagesUrl(settings.inbox);

/** Every address an element asks for or leads to. */
function addressesIn(html: string): string[] {
  return elements(html).flatMap((element) => [
    ...[element.href, element.src, element.action]
      .filter((address) => address !== undefined)
      .filter((address) => address !== inbox),
    ...[element.srcset, element.imagesrcset]
      .filter((set) => set !== undefined)
      .flatMap((set) => set.split(', ').map((each) => each.split(' ')[0] ?? '')),
  ]);
}

const idsOf = new Map(
  pages.map((page) => [
    page.path,
    new Set(elements(page.html).flatMap((element) => (element.id ? [element.id] : []))),
  ]),
);

const idsInDrawings = new Map<string, Set<string | undefined>>();
/** Of a drawing in a file of its own, which pages use parts of. */
function idsInFile(path: string) {
  if (!path.endsWith('.svg')) return undefined;
  const ids =
    idsInDrawings.get(path) ??
    new Set(elements(readFileSync(join(dist, path), 'utf8')).map((element) => element.id));
  idsInDrawings.set(path, ids);
  return ids;
}

const exists = (path: string) => idsOf.has(path) || existsSync(join(dist, path));

function problemOf(address: string, from: string): string | undefined {
  const target = new URL(address, new URL(from, siteUrl));
  if (target.origin !== new URL(siteUrl).origin) return undefined;
  const path = decodeURI(target.pathname);
  if (!exists(path)) return `${address}: nothing there`;
  const id = decodeURIComponent(target.hash.slice(1));
  if (id && !(idsOf.get(path) ?? idsInFile(path))?.has(id))
    return `${address}: no element with that id`;
  return undefined;
}

test.each(pages)('every link, anchor and file that $path names exists', ({ path, html }) => {
  const addresses = addressesIn(html);
  expect(addresses.length).toBeGreaterThan(0);
  expect(addresses.map((each) => problemOf(each, path)).filter(Boolean)).toEqual([]);
});

/** The links of the header that are marked as the current page; those of the switch name its language. */
function markedIn(html: string): (string | undefined)[] {
  const header = elementsOf(html).find(({ tagName }) => tagName === 'header');
  return (header ? elementsIn(header) : [])
    .map(attributesOf)
    .filter((link) => link['aria-current'] === 'page' && !link.hreflang)
    .map(({ href }) => href);
}

test.each(expectedPages)(
  'the header of $path marks where the visitor is [H6]',
  ({ path, isInHeader }) => {
    const html = pages.find((page) => page.path === path)?.html ?? '';
    expect(html).not.toBe('');
    // The menu links a service twice: named, and described.
    expect([...new Set(markedIn(html))]).toEqual(isInHeader ? [path] : []);
  },
);

import { describe, expect, test } from 'vitest';
import { isWellFormed } from '../../tests/support/xml.ts';
import { atomFeed } from './atom.ts';

const note = {
  path: '/de/notes/a',
  title: 'A',
  summary: 'S',
  date: '2026-11-18',
  language: undefined,
};
const feed = {
  url: 'https://example.org',
  language: 'de',
  title: 'Notes & more',
  subtitle: 'A < B',
  author: 'Example "Inc."',
  path: '/de/notes/atom.xml',
  page: '/de/notes',
  entries: [note, { ...note, path: '/de/notes/b', date: '2026-10-01', language: 'en' }],
};
const xml = atomFeed(feed);

describe('a reader of feeds can subscribe (RFC 4287)', () => {
  test('the feed is well-formed, whatever its words are', () => {
    expect(isWellFormed(xml)).toBe(true);
    expect(isWellFormed(xml.replace('&amp;', '&'))).toBe(false);
    expect(isWellFormed(xml.replace('</title>', ''))).toBe(false);
  });

  test('it has what the standard asks for, once: id, title, updated, self, author', () => {
    const [head = ''] = xml.split('<entry');
    for (const name of ['<id>', '<title>', '<updated>', '<link rel="self"', '<author><name>']) {
      expect(head.split(name), name).toHaveLength(2);
    }
    expect(head).toContain('<updated>2026-11-18T00:00:00Z</updated>');
    expect(head).toContain('xml:lang="de"');
    expect(head).toContain('href="https://example.org/de/notes/atom.xml"');
  });

  test('each entry has an id of its own, title, updated, and a link', () => {
    const entries = xml.split('<entry').slice(1);
    expect(entries).toHaveLength(2);
    const ids = entries.map((each) => /<id>(.*?)<\/id>/.exec(each)?.[1]);
    expect(new Set(ids)).toEqual(
      new Set(['https://example.org/de/notes/a', 'https://example.org/de/notes/b']),
    );
    for (const each of entries) {
      expect(each).toMatch(/<title>.+<\/title><link rel="alternate".*<updated>\d{4}-\d{2}-\d{2}T/);
    }
  });

  test('a note that is not translated says in which language it is', () => {
    expect(xml.match(/<entry xml:lang="en">/g)).toHaveLength(1);
  });
});

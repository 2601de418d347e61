import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';

const readme = readFileSync('README.md', 'utf8');

/** What Git knows: folders that a build leaves behind are none of the project's. */
const isClone = existsSync('.git');
const tracked = isClone
  ? execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
      encoding: 'utf8',
    })
      .trim()
      .split('\n')
  : [];

/** Named in documents, but made by a build, by a tool or by the reader, or on another machine. */
const NOT_HERE = [
  /^\.?\/?(?:public|dist|dist-nginx|node_modules|\.node|\.tmp|\.astro|\.cache)\//,
  /^(?:thingReducer|useThing)\.ts$|^Thing\.tsx$|^Name(?:\.deferred)?\.module\.css$/,
  // Addresses of the site, in the specimens.
  /^\/example\//,
  // What a company deletes with what it does not need: docs/make-it-yours.md.
  /^construction\.svg$|^(?:content|src\/assets|(?:\.\.\/)?example)\//,
  /^(?:headers|redirects)\.conf$|^_(?:headers|redirects)$|^content\/redirects\.yaml$/,
];

const ENDING = /\.(?:tsx?|mjs|js|css|astro|md|json|jsonc|ya?ml|svg|py|conf|xml|jpg|png|woff2)$/;

/** Names in backticks that end like a file and stand for one file alone, and the targets of links. */
function filesNamedIn(text: string): string[] {
  const quoted = [...text.matchAll(/`([\w.[\]/-]+)`/g)].map(([, name = '']) => name);
  const linked = [...text.matchAll(/\]\(([\w./-]+)\)/g)].map(([, name = '']) => name);
  return [
    ...quoted.filter((name) => ENDING.test(name) && /^(?!\/|\.\w+(?:\.\w+)?$)/.test(name)),
    ...linked,
  ];
}

/** From the root, from the folder of the document, or the end of a path that is unique enough to search for. */
const isThere = (name: string, document: string) =>
  existsSync(name) ||
  existsSync(posix.join(posix.dirname(document), name)) ||
  tracked.some((file) => file === name || file.endsWith(`/${name}`)) ||
  NOT_HERE.some((pattern) => pattern.test(name));

/** `| change a text | `content/en/` | [editing](docs/editing.md#change-a-text) |` */
const REQUEST = /^\| ([^|`]+) \| `([^`]+)` \| \[[^\]]+\]\(([^)#]+)#?([^)]*)\) \|$/gm;

/** As GitHub names the anchors of headings. */
const anchorsOf = (document: string) =>
  [...readFileSync(document, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  );

function brokenRequests(text: string): string[] {
  return [...text.matchAll(REQUEST)].flatMap(
    ([, request = '', file = '', document = '', anchor]) => {
      const isFound = existsSync(document) && (!anchor || anchorsOf(document).includes(anchor));
      return isThere(file, 'README.md') && isFound ? [] : [request];
    },
  );
}

describe('"I want to …" in the README', () => {
  const [, table = ''] = /^## I want to …\n([\s\S]*?)^## /m.exec(readme) ?? [];

  test('leads to a file and to a heading that are there', () => {
    const rows = table.trim().split('\n').slice(2);
    expect([...table.matchAll(REQUEST)]).toHaveLength(rows.length);
    expect(rows.length).toBeGreaterThan(20);
    expect(brokenRequests(table)).toEqual([]);
  });

  test.each([
    '| change a text | `src/none/` | [editing](docs/editing.md#change-a-text) |',
    '| change a text | `content/en/` | [editing](docs/none.md) |',
    '| change a text | `content/en/` | [editing](docs/editing.md#no-heading) |',
  ])('%s would be found', (row) => {
    expect(brokenRequests(row)).toEqual(['change a text']);
  });
});

/** The pages and notes of content/ link to addresses of the site, which its own check knows. */
const documents = tracked.filter((file) => file.endsWith('.md') && !file.startsWith('content/'));

describe.skipIf(!isClone)('documents', () => {
  test.each(documents)('%s names no file that is not there', (document) => {
    const named = filesNamedIn(readFileSync(document, 'utf8'));
    expect(named.filter((name) => !isThere(name, document))).toEqual([]);
  });

  test('a file that was deleted would be found', () => {
    const named = filesNamedIn('See `src/styles/tokens.deferred.css` and [this](docs/none.md).');
    expect(named.filter((name) => !isThere(name, 'README.md'))).toEqual(named);
    expect(named).toHaveLength(2);
  });
});

import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { markdownToMdast } from 'satteri';
import { placeholdersIn } from '../../lib/placeholders.ts';
import { settings } from '../../settings.ts';
import { mathMl } from '../markdown/formula.ts';
import { FEATURES, isRelative } from '../markdown/processor.ts';
import { valuesOf } from '../settingsValues.ts';

interface Problem {
  line: number;
  problem: string;
}

/** A node of the parsed text, as far as the check reads it. */
interface Node {
  type: string;
  value?: string;
  url?: string;
  alt?: string | null;
  title?: string | null;
  depth?: number;
  identifier?: string;
  children?: Node[];
  position?: { start: { line: number } };
}

interface Found {
  node: Node;
  problem: string;
}

export interface BodyContext {
  /** The folder of pictures: that of the source's file. */
  folder: string;
  /** The addresses of the source language, and files of public/. */
  paths: ReadonlySet<string>;
  /** Files beside it that relative links may lead to; a page or a note has none. */
  files?: ReadonlySet<string>;
}

/** As in the editor (editor/config.ts). A larger picture would be encoded for minutes. */
const MOST_BYTES = 8 * 1024 * 1024;

/** A text of Markdown is rendered before the facts of the content are known, such as {officeCount}. */
const KNOWN = new Set(Object.keys(valuesOf(settings.languages[0].lang)));

/** The first bytes of the formats that are optimised. No SVG: it may hold scripts. */
const SIGNATURES: Record<string, (bytes: Buffer) => boolean> = {
  JPEG: (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  PNG: (bytes) => bytes.subarray(1, 4).toString('latin1') === 'PNG',
  WebP: (bytes) => bytes.subarray(8, 12).toString('latin1') === 'WEBP',
  AVIF: (bytes) => /^ftypavi[fs]$/.test(bytes.subarray(4, 12).toString('latin1')),
};

const excerpt = (text: string) => {
  const [line = ''] = text.trim().split('\n');
  return line.length > 60 ? `${line.slice(0, 57)}…` : line;
};

function linkProblems({ url = '' }: Node, { paths, files }: BodyContext): string[] {
  const [unknown] = unfilled(url);
  if (unknown) return [unknown];
  if (files && isRelative(url)) {
    return files.has(url) ? [] : [`expected a link to one of its files, found "${url}"`];
  }
  if (url.startsWith('#')) return [];
  if (url.startsWith('/') && !url.startsWith('//')) {
    const [path = ''] = url.split(/[?#]/);
    return paths.has(path)
      ? []
      : [`expected a link to a page or a file of this site, found "${url}"`];
  }
  // Copied from the address line while the site was tried out.
  const tried = /^https?:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?(\/\S*)?$/i.exec(url);
  if (tried)
    return [`expected the link "${tried[1] ?? '/'}", found "${url}", which only this machine has`];
  if (/^(?:https?:\/\/[^/]|mailto:|tel:)/i.test(url)) return [];
  return [
    `expected a link that starts with /, #, https:, mailto: or tel:, found "${excerpt(url)}"`,
  ];
}

function pictureProblems({ url = '', alt, title }: Node, { folder }: BodyContext): string[] {
  if (!/^(?:\.\/)?[\w.-]+$/.test(url)) {
    return [`expected the name of a picture beside the file, found "${excerpt(url)}"`];
  }
  const path = join(folder, url);
  if (!existsSync(path)) return [`expected a picture beside the file, found no "${url}"`];
  const { size } = statSync(path);
  if (size > MOST_BYTES) {
    return [`expected a picture of at most 8 MiB, found ${(size / 1024 / 1024).toFixed(1)} MiB`];
  }
  const bytes = readFileSync(path).subarray(0, 16);
  if (!Object.values(SIGNATURES).some((matches) => matches(bytes))) {
    return [
      `expected a picture (${Object.keys(SIGNATURES).join(', ')}), found something else in "${url}"`,
    ];
  }
  if (!alt?.trim()) {
    return [`expected what is seen (Alt Text) between the brackets of ![](${url}), found nothing`];
  }
  return unfilled(`${alt} ${title ?? ''}`);
}

/** It stands beside its paragraph, as a line or two of small text. */
function footnoteProblems({ children = [] }: Node): string[] {
  const other = children.find(({ type }) => type !== 'paragraph');
  if (other) return [`expected a footnote of plain paragraphs, found a ${other.type} in it`];
  return referencesIn(children).map(
    ({ identifier }) => `expected a footnote without another one, found [^${identifier}] in it`,
  );
}

const unfilled = (text: string) =>
  placeholdersIn(text)
    .filter((name) => !KNOWN.has(name))
    .map((name) => `expected no placeholder but those of the settings, found {${name}}`);

/** Each column has a name, which screen readers say and phones show in every cell. */
function tableProblems({ children: [head] = [] }: Node): string[] {
  const at = (head?.children ?? []).findIndex(({ children = [] }) => children.length === 0);
  return at < 0 ? [] : [`expected a name in column ${at + 1} of the table, found none`];
}

function formulaProblems(formula: string, isBlock: boolean): string[] {
  try {
    mathMl(formula, isBlock);
    return [];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [`expected a valid formula, found: ${excerpt(reason)}`];
  }
}

function textProblems(value: string): string[] {
  const reference = /\[\^[^\]]*\]/.exec(value)?.[0];
  // With a space in its address, a picture or a link is plain text to Markdown.
  const spaced = /\]\((\S+\s[^)]*)/.exec(value)?.[1];
  return [
    ...(spaced
      ? [`expected a picture or a link without spaces in its name, found "${excerpt(spaced)}"`]
      : []),
    ...unfilled(value),
    ...(reference ? [`expected a footnote that starts with "${reference}:", found none`] : []),
  ];
}

function problemsOf(node: Node, context: BodyContext): string[] {
  switch (node.type) {
    case 'link':
    case 'definition':
      return linkProblems(node, context);
    case 'image':
      return pictureProblems(node, context);
    case 'imageReference':
      return ['expected a picture as ![what is seen](picture.jpg), found a reference'];
    case 'table':
      return tableProblems(node);
    case 'footnoteDefinition':
      return footnoteProblems(node);
    case 'paragraph':
      return node.children?.[0]?.value?.startsWith('|')
        ? ['expected | --- | for each column below the head of a table, found none']
        : [];
    case 'math':
    case 'inlineMath':
      return formulaProblems(node.value ?? '', node.type === 'math');
    case 'text':
      return textProblems(node.value ?? '');
    default:
      return [];
  }
}

const nodesOf = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(nodesOf)];

const referencesIn = (nodes: readonly Node[]) =>
  nodes.flatMap(nodesOf).filter(({ type }) => type === 'footnoteReference');

const wordsOf = ({ value = '', children = [] }: Node): string =>
  value + children.map(wordsOf).join('');

/** The tag that opens it is named; the one that closes it would be the same mistake. */
function htmlProblems(tags: readonly Node[]): Found[] {
  const isEnd = ({ value = '' }: Node, index: number) => {
    const [, name] = /^<\/([\w-]+)\s*>$/.exec(value) ?? [];
    return name && tags.slice(0, index).some((each) => each.value?.startsWith(`<${name}`));
  };
  return tags
    .filter((node, index) => !isEnd(node, index))
    .map((node) => ({
      node,
      problem: `expected Markdown, found HTML: ${excerpt(node.value ?? '')}`,
    }));
}

/** Nobody would see it. */
function unusedFootnotes(nodes: readonly Node[]): Found[] {
  const used = new Set(referencesIn(nodes).map(({ identifier }) => identifier));
  return nodes
    .filter(({ type, identifier }) => type === 'footnoteDefinition' && !used.has(identifier))
    .map((node) => ({
      node,
      problem: `expected [^${node.identifier}] in the text for this footnote, found none`,
    }));
}

/** The title of the page is the first level, so the text starts with the second. */
function headingProblems(headings: readonly Node[]): Found[] {
  return headings.flatMap((node, index) => {
    const { depth = 1 } = node;
    const before = headings[index - 1]?.depth ?? 1;
    if (depth === 1) {
      return [
        { node, problem: 'expected a heading that starts with ##, found #: the title is one' },
      ];
    }
    if ((node.children ?? []).length === 0) {
      return [{ node, problem: 'expected a heading with words, found an empty one' }];
    }
    const [reference] = referencesIn([node]);
    if (reference) {
      const problem = `expected a heading without a footnote, found [^${reference.identifier}] in it`;
      return [{ node, problem }];
    }
    if (depth <= before + 1) return [];
    const expected = '#'.repeat(before + 1);
    return [
      {
        node,
        // The editor shows levels, a text file signs.
        problem: `expected a heading that starts with ${expected} (Heading ${before + 1}), found ${'#'.repeat(depth)} before "${excerpt(wordsOf(node))}"`,
      },
    ];
  });
}

/** What must not stand in a text of Markdown, with the line in the text. */
export function bodyProblems(body: string, context: BodyContext): Problem[] {
  const nodes = nodesOf(markdownToMdast(body, { features: FEATURES }) as unknown as Node);
  const found = [
    ...nodes.flatMap((node) => problemsOf(node, context).map((problem) => ({ node, problem }))),
    ...htmlProblems(nodes.filter(({ type }) => type === 'html')),
    ...headingProblems(nodes.filter(({ type }) => type === 'heading')),
    ...unusedFootnotes(nodes),
  ];
  return found
    .map(({ node, problem }) => ({ line: node.position?.start.line ?? 1, problem }))
    .sort((one, other) => one.line - other.line);
}

/** The folder in which a file's pictures stand. */
export const pictureFolder = (root: string, source: string, file: string) =>
  dirname(join(root, 'content', source, file));

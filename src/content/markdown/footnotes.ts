import type { Element, Root } from 'hast';
import { fillText } from '../../lib/placeholders.ts';
import { type Content, childrenOf, element, isElement, text } from './hast.ts';

interface FootnoteWords {
  /** What screen readers call it: {number} */
  footnote: string;
  /** The link back to the text. */
  back: string;
  /** Of that link, where it is not the language of the text. */
  backLang?: string;
}

export interface Footnote {
  number: number;
  content: Element;
}

export const isReference = (node: Content): boolean =>
  isElement(node, 'a') && node.properties.dataFootnoteRef !== undefined;

const isArrow = (node: Content) =>
  isElement(node, 'a') && node.properties.dataFootnoteBackref !== undefined;

/** The section that the parser puts at the end of the text. */
export const isFootnotes = (node: Content) =>
  isElement(node, 'section') && node.properties.dataFootnotes !== undefined;

/** The footnotes by their ids. */
export function footnotesIn(root: Root): Map<string, Footnote> {
  const section = root.children.find(isFootnotes) as Element | undefined;
  const [list] = childrenOf(section, 'ol');
  return new Map(
    childrenOf(list, 'li').map((content, index) => [
      String(content.properties.id),
      { number: index + 1, content },
    ]),
  );
}

/** The ids of the footnotes that a part of the text refers to. */
export function referencesIn(node: Content): string[] {
  if (!isElement(node)) return [];
  if (isReference(node)) return [String(node.properties.href).slice(1)];
  return node.children.flatMap(referencesIn);
}

const nameOf = (number: number, words: FootnoteWords) =>
  fillText(words.footnote, { number: String(number) });

/** Named for screen readers, one by one: the parser calls all of them "Footnotes". */
export function reference(
  { properties: { href, id }, children }: Element,
  number: number,
  words: FootnoteWords,
): Element {
  const properties = { href, id, ariaLabel: nameOf(number, words), className: ['reference'] };
  return element('a', properties, ...children);
}

/** In the margin beside its paragraph, where the window is wide enough. */
export function aside({ number, content }: Footnote, words: FootnoteWords): Element {
  const id = String(content.properties.id);
  const paragraphs = childrenOf(content, 'p').flatMap(({ children }) => [
    ...children.filter((child) => !isArrow(child)),
    text(' '),
  ]);
  const back = {
    className: ['link'],
    href: `#fnref-${id.replace(/^fn-/, '')}`,
    ...(words.backLang && { lang: words.backLang }),
  };
  return element(
    'aside',
    { id, role: 'note', ariaLabel: nameOf(number, words) },
    element('span', { className: ['note'], ariaHidden: 'true' }, text(String(number))),
    element('p', {}, ...paragraphs, element('a', back, text(words.back))),
  );
}

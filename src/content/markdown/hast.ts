/** Reading and making elements of a rendered text, as the Markdown pipeline hands them to its plugins. */
import type { Element, ElementContent, RootContent } from 'hast';

export type Content = RootContent | ElementContent;

export const element = (
  tagName: string,
  properties: Element['properties'],
  ...children: ElementContent[]
): Element => ({ type: 'element', tagName, properties, children });

export const text = (value: string): ElementContent => ({ type: 'text', value });

/** HTML that the pipeline writes as it is. */
export const raw = (value: string) => ({ type: 'raw', value }) as unknown as ElementContent;

export const isElement = (node: Content | undefined, ...names: string[]): node is Element =>
  node?.type === 'element' && (names.length === 0 || names.includes(node.tagName));

export const isBlank = (node: Content) => node.type === 'text' && node.value.trim() === '';

export const textOf = (node: Content): string =>
  node.type === 'text' ? node.value : 'children' in node ? node.children.map(textOf).join('') : '';

/** Its elements of these names, without the spaces between them. */
export const childrenOf = (node: Element | undefined, ...names: string[]): Element[] =>
  (node?.children ?? []).filter((child) => isElement(child, ...names)) as Element[];

/** The one child of an element that is not a space between elements. */
export function onlyChild(node: Element): ElementContent | undefined {
  const [first, ...others] = node.children.filter((child) => !isBlank(child));
  return others.length === 0 ? first : undefined;
}

/** Every element of a tree, changed from the leaves up. */
export function mapElements(
  node: Element,
  change: (each: Element) => ElementContent,
): ElementContent {
  const children = node.children.map((child) =>
    child.type === 'element' ? mapElements(child, change) : child,
  );
  return change({ ...node, children });
}

export const classesOf = ({ properties }: Element) =>
  Array.isArray(properties.className) ? properties.className.map(String) : [];

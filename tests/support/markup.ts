import { parse, type DefaultTreeAdapterTypes as Tree, defaultTreeAdapter as tree } from 'parse5';

const read = new Map<string, readonly Tree.Element[]>();

/** Every element of a page, in its order; those of `<template>` and `<noscript>` as well. A page is read once. */
export function elementsOf(html: string): readonly Tree.Element[] {
  // Without scripting, the inside of <noscript> is read as elements, not as text.
  const found = read.get(html) ?? elementsIn(parse(html, { scriptingEnabled: false }));
  read.set(html, found);
  return found;
}

/** Every element inside another one. */
export const elementsIn = (parent: Tree.ParentNode): Tree.Element[] =>
  parent.childNodes
    .filter((child) => tree.isElementNode(child))
    .flatMap((child) => [
      child,
      ...elementsIn('content' in child ? (child as Tree.Template).content : child),
    ]);

/** The text that stands directly in an element. */
export const textOf = ({ childNodes }: Tree.Element): string =>
  childNodes.map((node) => (tree.isTextNode(node) ? node.value : '')).join('');

export const attributesOf = ({ attrs }: Tree.Element): Readonly<Record<string, string>> =>
  Object.fromEntries(attrs.map(({ name, value }) => [name, value]));

/** The attributes of every element with that name, or of every element. */
export const elements = (html: string, name?: string) =>
  elementsOf(html)
    .filter(({ tagName }) => name === undefined || tagName === name)
    .map(attributesOf);

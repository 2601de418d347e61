import { parse, type DefaultTreeAdapterTypes as Tree, defaultTreeAdapter as tree } from 'parse5';

/** Every element of a page, in its order; those of `<template>` and `<noscript>` as well. */
export function* elementsOf(html: string): Generator<Tree.Element> {
  // Without scripting, the inside of <noscript> is read as elements, not as text.
  yield* elementsIn(parse(html, { scriptingEnabled: false, sourceCodeLocationInfo: true }));
}

function* elementsIn(parent: Tree.ParentNode): Generator<Tree.Element> {
  for (const child of parent.childNodes) {
    if (!tree.isElementNode(child)) continue;
    yield child;
    yield* elementsIn('content' in child ? (child as Tree.Template).content : child);
  }
}

/** The text that stands directly in an element. */
export const textOf = ({ childNodes }: Tree.Element): string =>
  childNodes.map((node) => (tree.isTextNode(node) ? node.value : '')).join('');

import type { Element } from 'hast';
import { childrenOf, element, textOf } from './hast.ts';

const cellsOf = (row: Element | undefined) => childrenOf(row, 'th', 'td');

const rowsIn = (table: Element, part: 'thead' | 'tbody') =>
  childrenOf(table, part).flatMap((section) => childrenOf(section, 'tr'));

const withProperties = (cell: Element, properties: Element['properties']): Element => ({
  ...cell,
  properties: { ...cell.properties, ...properties },
});

/** Scrolls by itself. On a phone rows become pairs, each cell with the name of its column. */
export function scrollingTable(
  table: Element,
  caption: Element | undefined,
  name: string,
): Element {
  const heads = cellsOf(rowsIn(table, 'thead')[0]);
  const rows = rowsIn(table, 'tbody').map((row) => {
    const [first, ...others] = cellsOf(row);
    const cells = others.map((cell, at) =>
      withProperties(cell, { dataColumn: textOf(heads[at + 1] ?? cell) }),
    );
    const head = first ? [{ ...withProperties(first, { scope: 'row' }), tagName: 'th' }] : [];
    return element('tr', {}, ...head, ...cells);
  });
  const columns = heads.map((head) => withProperties(head, { scope: 'col' }));
  const captions = caption
    ? [element('caption', { className: ['note'] }, ...caption.children)]
    : [];
  const label = caption ? textOf(caption) : name;
  return element(
    'div',
    { className: ['table'], role: 'region', tabIndex: 0, ariaLabel: label },
    element(
      'table',
      {},
      ...captions,
      element('thead', {}, element('tr', {}, ...columns)),
      element('tbody', {}, ...rows),
    ),
  );
}

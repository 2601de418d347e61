import type { Element } from 'hast';
import { stripBreakMarks } from '../../lib/breaks.ts';
import { childrenOf, element, text, textOf } from './hast.ts';

const cellsOf = (row: Element | undefined) => childrenOf(row, 'th', 'td');

const rowsIn = (table: Element, part: 'thead' | 'tbody') =>
  childrenOf(table, part).flatMap((section) => childrenOf(section, 'tr'));

const withProperties = (cell: Element, properties: Element['properties']): Element => ({
  ...cell,
  properties: { ...cell.properties, ...properties },
});

/** Screen readers know the column; the name is seen where the head of the table is not. */
function withColumn(cell: Element, head: Element | undefined): Element {
  const properties = { className: ['note', 'column'], ariaHidden: 'true' };
  const name = element('span', properties, text(head ? textOf(head) : ''));
  return { ...cell, children: [name, ...cell.children] };
}

/** Scrolls by itself. On a phone rows become pairs, each cell with the name of its column. */
export function scrollingTable(
  table: Element,
  caption: Element | undefined,
  name: string,
): Element {
  const heads = cellsOf(rowsIn(table, 'thead')[0]);
  const rows = rowsIn(table, 'tbody').map((row) => {
    const [first, ...others] = cellsOf(row);
    const cells = others.map((cell, index) => withColumn(cell, heads[index + 1]));
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
    { className: ['table'], role: 'group', tabIndex: 0, ariaLabel: stripBreakMarks(label) },
    element(
      'table',
      {},
      ...captions,
      element('thead', {}, element('tr', {}, ...columns)),
      element('tbody', {}, ...rows),
    ),
  );
}

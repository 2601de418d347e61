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

/** What a line of a phone holds, in letters of the table's size; Chinese and Japanese ones are as wide as two. */
const PHONE_LETTERS = 40;
const GAP_LETTERS = 2;
const WIDE_LETTER = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/gu;

const lettersIn = (words: string) => words.length + (words.match(WIDE_LETTER)?.length ?? 0);
/** A heading may take more than one line. */
const longestWord = (words: string) => Math.max(...words.split(/\s/).map(lettersIn));

/** Whether a phone shows it as it is: a table of short numbers is read by comparing its columns. */
function fitsPhone(heads: readonly Element[], rows: readonly (readonly Element[])[]): boolean {
  const columns = heads.map((head, at) =>
    Math.max(
      longestWord(textOf(head)),
      ...rows.map((cells) => lettersIn(cells[at] ? textOf(cells[at]) : '')),
    ),
  );
  return columns.reduce((sum, letters) => sum + letters + GAP_LETTERS, 0) <= PHONE_LETTERS;
}

/** A bare number, or the dash of an empty cell. */
const NUMBER = /^(?:[\d.,\u00a0\u202f]+|–)$/;
const isNumber = (cell: Element | undefined) => cell !== undefined && NUMBER.test(textOf(cell));

/** Scrolls by itself. On a phone the rows of a wide one become pairs, each cell with the name of its column. */
export function scrollingTable(
  table: Element,
  caption: Element | undefined,
  name: string,
): Element {
  const heads = cellsOf(rowsIn(table, 'thead')[0]);
  const body = rowsIn(table, 'tbody').map(cellsOf);
  const isWhole = fitsPhone(heads, body);
  const ofNumbers = heads.map((_, at) => at > 0 && body.every((cells) => isNumber(cells[at])));
  const aligned = (cell: Element, at: number) =>
    ofNumbers[at] ? withProperties(cell, { className: ['number'] }) : cell;
  const rows = body.map(([first, ...others]) => {
    const cells = others.map((cell, index) => {
      const shown = aligned(cell, index + 1);
      return isWhole ? shown : withColumn(shown, heads[index + 1]);
    });
    const head = first ? [{ ...withProperties(first, { scope: 'row' }), tagName: 'th' }] : [];
    return element('tr', {}, ...head, ...cells);
  });
  const columns = heads.map((head, at) => aligned(withProperties(head, { scope: 'col' }), at));
  const captions = caption
    ? [element('caption', { className: ['note'] }, ...caption.children)]
    : [];
  const label = caption ? textOf(caption) : name;
  return element(
    'div',
    {
      className: isWhole ? ['table'] : ['table', 'pairs'],
      role: 'group',
      tabIndex: 0,
      ariaLabel: stripBreakMarks(label),
    },
    element(
      'table',
      {},
      ...captions,
      element('thead', {}, element('tr', {}, ...columns)),
      element('tbody', {}, ...rows),
    ),
  );
}

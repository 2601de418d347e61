import { type Box, boxes as boxesInTurn, type Line, lines as linesInTurn } from '../paths.ts';

/** Column by column: the step from one to the next is then mostly the same, and compresses. */
const inColumns = <Shape extends Box | Line>(list: readonly Shape[]) =>
  list.toSorted(([x1, y1], [x2, y2]) => x1 - x2 || y1 - y2);

type Options = Parameters<typeof boxesInTurn>[1];

export const boxes = (list: readonly Box[], options?: Options) =>
  boxesInTurn(inColumns(list), options);
export const lines = (list: readonly Line[], options?: Options) =>
  linesInTurn(inColumns(list), options);

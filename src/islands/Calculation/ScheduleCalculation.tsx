import { schedule } from '../../calculations/schedule/definition.ts';
import { readTable } from '../../calculations/schedule/readTable.ts';
import { Calculation, type CalculationProps } from './Calculation.tsx';
import type { ReadRows } from './readRows.ts';

/** A row without a name has its number, in the words of the page. */
const readRows: ReadRows = (text, unit, locale) =>
  readTable(text, unit, { locale, nameOf: () => '' });

export const ScheduleCalculation = (props: CalculationProps) => (
  <Calculation calculation={schedule} readRows={readRows} {...props} />
);

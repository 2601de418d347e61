import { converter } from '../../calculations/converter/definition.ts';
import { table } from '../../calculations/converter/inputs.ts';
import { readPhaseNoise } from '../../calculations/converter/readPhaseNoise.ts';
import { Calculation, type CalculationProps } from './Calculation.tsx';
import type { ReadRows } from './readRows.ts';

/** Phase noise has its units; one point alone is no table. */
const readRows: ReadRows = (text) => {
  const { points, unreadable } = readPhaseNoise(text);
  return {
    rows: points.length > 1 ? points.slice(0, table.most) : [],
    notes: [
      ...unreadable.map((line) => [line, 'unreadable'] as const),
      ...points.slice(table.most).map(() => [0, 'tooMany'] as const),
    ],
  };
};

export const ConverterCalculation = (props: CalculationProps) => (
  <Calculation calculation={converter} readRows={readRows} {...props} />
);

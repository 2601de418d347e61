import { converter } from '../../calculations/converter/definition.ts';
import { Calculation, type CalculationProps } from './Calculation.tsx';

export const ConverterCalculation = (props: CalculationProps) => (
  <Calculation calculation={converter} {...props} />
);
